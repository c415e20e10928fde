// Lookups in a tree of wide nodes that the host builds in one array; one block looks for several keys, a thread per slot.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>

#define ORDER 16

struct Node {
    int keys[ORDER];
    int child[ORDER];
    int count, leaf;
};

__global__ void lookup(const Node *nodes, int root, const int *queries, int *answers, int count)
{
    __shared__ int node, answer;
    for (int q = blockIdx.x; q < count; q += gridDim.x) {
        if (threadIdx.x == 0) {
            node = root;
            answer = -1;
        }
        __syncthreads();
        int key = queries[q], at = node;
        while (!nodes[at].leaf) {
            const Node &n = nodes[at];
            int t = threadIdx.x;
            __syncthreads();
            if (t < n.count && n.keys[t] <= key && (t + 1 == n.count || key < n.keys[t + 1]))
                node = n.child[t];
            __syncthreads();
            if (node == at)
                break;
            at = node;
        }
        if (nodes[at].leaf && threadIdx.x < nodes[at].count && nodes[at].keys[threadIdx.x] == key)
            answer = nodes[at].child[threadIdx.x];
        __syncthreads();
        if (threadIdx.x == 0)
            answers[q] = answer;
        __syncthreads();
    }
}

int main()
{
    std::map<int, int> entries;
    srand(21);
    while (entries.size() < 1000)
        entries[rand() % 5000] = entries.size() * 10;
    std::vector<Node> nodes;
    std::vector<int> level, next;
    for (auto it = entries.begin(); it != entries.end();) {
        Node leaf = {};
        leaf.leaf = 1;
        for (; leaf.count < ORDER - 3 && it != entries.end(); ++it) {
            leaf.keys[leaf.count] = it->first;
            leaf.child[leaf.count++] = it->second;
        }
        level.push_back(nodes.size());
        nodes.push_back(leaf);
    }
    int height = 1;
    for (; level.size() > 1; ++height) {
        next.clear();
        for (size_t i = 0; i < level.size();) {
            Node inner = {};
            for (; inner.count < ORDER && i < level.size(); ++i) {
                inner.keys[inner.count] = nodes[level[i]].keys[0];
                inner.child[inner.count++] = level[i];
            }
            next.push_back(nodes.size());
            nodes.push_back(inner);
        }
        level.swap(next);
    }
    const int count = 300;
    std::vector<int> queries(count), answers(count);
    for (int &q : queries)
        q = rand() % 5000;
    Node *dNodes;
    int *dQueries, *dAnswers;
    cudaMalloc(&dNodes, nodes.size() * sizeof(Node));
    cudaMalloc(&dQueries, count * sizeof(int));
    cudaMalloc(&dAnswers, count * sizeof(int));
    cudaMemcpy(dNodes, nodes.data(), nodes.size() * sizeof(Node), cudaMemcpyHostToDevice);
    cudaMemcpy(dQueries, queries.data(), count * sizeof(int), cudaMemcpyHostToDevice);
    lookup<<<20, ORDER>>>(dNodes, level[0], dQueries, dAnswers, count);
    cudaMemcpy(answers.data(), dAnswers, count * sizeof(int), cudaMemcpyDeviceToHost);
    int found = 0, wrong = 0;
    for (int i = 0; i < count; i++) {
        auto it = entries.find(queries[i]);
        wrong += answers[i] != (it == entries.end() ? -1 : it->second);
        found += answers[i] >= 0;
    }
    printf("height %d, %zu nodes, %d of %d found, %d wrong\n", height, nodes.size(), found, count, wrong);
    cudaFree(dNodes);
    cudaFree(dQueries);
    cudaFree(dAnswers);
    return wrong != 0;
}
