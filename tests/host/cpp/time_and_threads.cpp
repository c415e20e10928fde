// chrono, ratio, threads, mutexes, condition variables, futures, atomics.
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <future>
#include <iostream>
#include <mutex>
#include <numeric>
#include <queue>
#include <ratio>
#include <shared_mutex>
#include <string>
#include <thread>
#include <vector>
using namespace std;
using namespace chrono;
int main() {
  using namespace chrono_literals;
  auto t0 = steady_clock::now(); auto h0 = high_resolution_clock::now(); auto s0 = system_clock::now(); this_thread::sleep_for(2ms); auto t1 = steady_clock::now();
  cout << (t1 > t0) << (duration_cast<milliseconds>(t1 - t0).count() >= 2) << (duration<double>(t1 - t0).count() < 5) << ((high_resolution_clock::now() - h0).count() > 0) << (system_clock::to_time_t(s0) > 1000000000) << '\n';
  milliseconds ms(1500); seconds s = duration_cast<seconds>(ms); minutes m(2); cout << s.count() << ' ' << milliseconds(m).count() << ' ' << (ms + s).count() << ' ' << (m - ms).count() << ' ' << (ms > s) << ' ' << duration<double>(ms).count() << ' ' << duration<double, milli>(s).count() << ' ' << duration<float, ratio<1, 60>>(1s).count() << ' ' << (m / ms) << ' ' << (ms * 2).count() << ' ' << (ms / 4).count() << ' ' << (ms % 400ms).count() << ' ' << (1h + 30min).count() << ' ' << 250us / 1us << '\n';
  ms += 10ms; ++ms; cout << ms.count() << floor<seconds>(-1500ms).count() << ceil<seconds>(1500ms).count() << round<seconds>(2500ms).count() << chrono::abs(-3s).count() << milliseconds::zero().count() << (seconds::max() > 1h) << '\n';
  time_point<system_clock, seconds> tp(seconds(100)); cout << (tp + 5s).time_since_epoch().count() << time_point_cast<minutes>(tp).time_since_epoch().count() << ((tp + 1min) - tp).count() << (system_clock::from_time_t(5).time_since_epoch().count()) << '\n'; typedef ratio_multiply<ratio<2, 3>, ratio<3, 4>> R; cout << R::num << '/' << R::den << ratio_add<ratio<1, 2>, ratio<1, 3>>::num << milli::den << '\n';
  vector<int> v(1000); iota(v.begin(), v.end(), 1); long sums[4] = {}; vector<thread> ts; for (int i = 0; i < 4; ++i) ts.emplace_back([&, i] { for (int k = i; k < 1000; k += 4) sums[i] += v[k]; }); for (auto &t : ts) t.join(); cout << sums[0] + sums[1] + sums[2] + sums[3] << ts[0].joinable() << '\n';
  mutex mu; int counter = 0; atomic<int> at(0); vector<thread> us; for (int i = 0; i < 3; ++i) us.push_back(thread([&](int n) { for (int k = 0; k < n; ++k) { lock_guard<mutex> l(mu); ++counter; at += 2; at.fetch_add(1); } }, 100)); for (auto &t : us) t.join(); cout << counter << ' ' << at << '\n';
  queue<int> q; condition_variable cv; bool done = false; long got = 0; thread consumer([&] { unique_lock<mutex> l(mu); for (;;) { cv.wait(l, [&] { return !q.empty() || done; }); while (!q.empty()) { got += q.front(); q.pop(); } if (done) break; } }); for (int i = 0; i < 50; ++i) { { lock_guard<mutex> l(mu); q.push(i); } cv.notify_one(); } { unique_lock<mutex> l(mu); done = true; } cv.notify_all(); consumer.join(); cout << got << '\n';
  auto f = async(launch::async, [](int a, int b) { return a * b; }, 6, 7); auto d = async(launch::deferred, [] { return string("deferred"); }); cout << f.get() << d.get() << f.valid() << '\n'; promise<int> pr; auto pf = pr.get_future(); thread pt([&] { pr.set_value(11); }); cout << pf.get() << '\n'; pt.join(); packaged_task<int(int)> task([](int x) { return x + 1; }); auto tf = task.get_future(); task(4); cout << tf.get() << '\n'; auto ef = async(launch::async, []() -> int { throw runtime_error("in task"); }); try { ef.get(); } catch (const exception &e) { cout << e.what() << '\n'; } auto vf = async([] {}); vf.wait(); vf.get();
  atomic<long> al{5}; long e = 5; cout << al.compare_exchange_strong(e, 9) << al.load() << al.exchange(1) << al++ << --al << (al |= 6) << al.fetch_and(2) << al << '\n'; atomic_flag fl = ATOMIC_FLAG_INIT; cout << fl.test_and_set() << fl.test_and_set() << '\n'; atomic<double> ad(1.5); ad.store(2.5); cout << ad.load() << '\n'; atomic<bool> ab(false); ab = true; cout << ab << '\n';
  once_flag of; int once = 0; for (int i = 0; i < 3; ++i) call_once(of, [&] { ++once; }); cout << once << '\n'; recursive_mutex rm; rm.lock(); rm.lock(); rm.unlock(); rm.unlock(); shared_mutex sm; { shared_lock<shared_mutex> l(sm); } { unique_lock<shared_mutex> l(sm); } { scoped_lock l(mu, rm); } cout << (this_thread::get_id() == this_thread::get_id()) << (thread().get_id() == thread::id()) << '\n';
}
