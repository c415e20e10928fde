// Threads of the host: workers with streams of their own, a queue with a consumer that starts first, turns by a condition,
// barriers, semaphores, futures, a flag that is polled.
#include <pthread.h>
#include <semaphore.h>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <future>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

#define CHECK(call)                                                                                                    \
    do {                                                                                                               \
        cudaError_t error = (call);                                                                                    \
        if (error != cudaSuccess) {                                                                                    \
            fprintf(stderr, "%s:%d %s\n", __FILE__, __LINE__, cudaGetErrorString(error));                              \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

__global__ void square(int *p, int n, int offset)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        p[i] = (i + offset) * (i + offset);
}

template <class T> class Channel {
    std::queue<T> queue;
    std::mutex mutex;
    std::condition_variable ready;
    bool closed = false;

public:
    void put(T t)
    {
        {
            std::lock_guard<std::mutex> lock(mutex);
            queue.push(std::move(t));
        }
        ready.notify_one();
    }
    void close()
    {
        {
            std::lock_guard<std::mutex> lock(mutex);
            closed = true;
        }
        ready.notify_all();
    }
    bool get(T &t)
    {
        std::unique_lock<std::mutex> lock(mutex);
        ready.wait(lock, [&] { return closed || !queue.empty(); });
        if (queue.empty())
            return false;
        t = std::move(queue.front());
        queue.pop();
        return true;
    }
};

static pthread_barrier_t barrier;
static sem_t full, empty;
static int slot, phases[4], taken;

static void *phase(void *arg)
{
    int me = (int)(long)arg;
    phases[me] = 1;
    pthread_barrier_wait(&barrier);
    int sum = 0;
    for (int p : phases)
        sum += p;
    pthread_barrier_wait(&barrier);
    phases[me] = sum;
    return arg;
}

static void *taker(void *)
{
    for (int i = 0; i < 5; i++) {
        sem_wait(&full);
        taken = taken * 10 + slot;
        sem_post(&empty);
    }
    pthread_exit((void *)42);
}

int main()
{
    const int parts = 4, n = 256;
    int *device, bad = 0;
    CHECK(cudaMalloc(&device, parts * n * sizeof(int)));
    std::vector<std::thread> workers;
    std::vector<cudaStream_t> streams(parts);
    for (auto &s : streams)
        CHECK(cudaStreamCreate(&s));
    for (int t = 0; t < parts; t++)
        workers.emplace_back([=] {
            CHECK(cudaSetDevice(0));
            square<<<2, 128, 0, streams[t]>>>(device + t * n, n, t);
            CHECK(cudaStreamSynchronize(streams[t]));
        });
    for (auto &w : workers)
        w.join();
    std::vector<int> host(parts * n);
    CHECK(cudaMemcpy(host.data(), device, host.size() * sizeof(int), cudaMemcpyDeviceToHost));
    for (int t = 0; t < parts; t++)
        for (int i = 0; i < n; i++)
            bad += host[t * n + i] != (i + t) * (i + t);
    printf("workers: %d wrong\n", bad);

    Channel<int> channel;
    std::atomic<long> sum{0};
    std::thread consumer([&] {
        int v;
        while (channel.get(v))
            sum += v;
    });
    for (int i = 1; i <= 100; i++)
        channel.put(i);
    channel.close();
    consumer.join();
    printf("queue: %ld\n", sum.load());

    std::mutex mutex;
    std::condition_variable changed;
    int turn = 0;
    std::vector<int> order;
    auto player = [&](int me) {
        for (int k = 0; k < 3; k++) {
            std::unique_lock<std::mutex> lock(mutex);
            changed.wait(lock, [&] { return turn == me; });
            order.push_back(me * 10 + k);
            turn = 1 - me;
            changed.notify_all();
        }
    };
    std::thread first(player, 0), second(player, 1);
    first.join();
    second.join();
    printf("turns:");
    for (int v : order)
        printf(" %d", v);
    printf("\n");

    pthread_t threads[4];
    pthread_barrier_init(&barrier, NULL, 4);
    for (long i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, phase, (void *)i);
    long results = 0;
    for (auto &t : threads) {
        void *result;
        pthread_join(t, &result);
        results += (long)result;
    }
    pthread_barrier_destroy(&barrier);
    printf("barrier: %d %d %d %d, %ld\n", phases[0], phases[1], phases[2], phases[3], results);

    sem_init(&full, 0, 0);
    sem_init(&empty, 0, 1);
    pthread_t t;
    pthread_create(&t, NULL, taker, NULL);
    for (int i = 1; i <= 5; i++) {
        sem_wait(&empty);
        slot = i;
        sem_post(&full);
    }
    void *exited;
    pthread_join(t, &exited);
    printf("semaphores: %d, %ld\n", taken, (long)exited);

    auto future = std::async(std::launch::async, [&] { return (int)host[9] + 1; });
    std::promise<int> promise;
    auto promised = promise.get_future();
    std::thread keeper([&promise] {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        promise.set_value(7);
    });
    printf("futures: %d %d\n", future.get(), promised.get());
    keeper.join();

    std::atomic<bool> set{false};
    int data = 0;
    std::thread poller([&] {
        while (!set.load(std::memory_order_acquire))
            std::this_thread::yield();
        data++;
    });
    data = 41;
    set.store(true, std::memory_order_release);
    poller.join();
    printf("flag: %d\n", data);
    {
        std::unique_lock<std::mutex> lock(mutex);
        bool came = changed.wait_for(lock, std::chrono::milliseconds(5), [] { return false; });
        printf("in time: %d\n", came);
    }
    for (auto &s : streams)
        CHECK(cudaStreamDestroy(s));
    CHECK(cudaFree(device));
    return bad;
}
