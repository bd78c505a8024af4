// What any list of items with their own heights pays: an order-statistics tree of them, with the sum of the
// heights in every subtree. Prints a line for each piece of work: its name and the median microseconds.
//
//   step    a height changes; the item's place is found again, and the 20 items around it are read
//   edit    an item is inserted, or deleted again
//   query   the first item at an offset is found, and 20 items are read
//   first   all items are put into the tree
//
// The tree is a treap by position: Seidel, Aragon, Randomized Search Trees, Algorithmica 16, 1996.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct {
  int32_t left, right, count;
  uint32_t priority;
  double height, sum;
} Node;

enum { none = 0, visible = 20, batches = 101, calls = 100 };
static Node *nodes;
static uint64_t state = 1;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static uint32_t next_priority(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(state >> 32);
}

static void update(int32_t node) {
  const Node *left = &nodes[nodes[node].left], *right = &nodes[nodes[node].right];
  nodes[node].count = left->count + 1 + right->count;
  nodes[node].sum = left->sum + nodes[node].height + right->sum;
}

static int32_t merged(int32_t left, int32_t right) {
  if (!left || !right) return left ? left : right;
  if (nodes[left].priority > nodes[right].priority) {
    nodes[left].right = merged(nodes[left].right, right);
    update(left);
    return left;
  }
  nodes[right].left = merged(left, nodes[right].left);
  update(right);
  return right;
}

static void split(int32_t node, int32_t count, int32_t *left, int32_t *right) {
  if (!node) {
    *left = *right = none;
  } else if (nodes[nodes[node].left].count < count) {
    split(nodes[node].right, count - nodes[nodes[node].left].count - 1, &nodes[node].right, right);
    update(*left = node);
  } else {
    split(nodes[node].left, count, left, &nodes[node].left);
    update(*right = node);
  }
}

static void change(int32_t node, int32_t place, double difference) {
  while (1) {
    nodes[node].sum += difference;
    const int32_t before = nodes[nodes[node].left].count;
    if (place == before) break;
    node = place < before ? nodes[node].left : nodes[node].right;
    if (place > before) place -= before + 1;
  }
  nodes[node].height += difference;
}

static double offset(int32_t node, int32_t place) {
  double sum = 0;
  while (1) {
    const Node *left = &nodes[nodes[node].left];
    if (place < left->count) {
      node = nodes[node].left;
      continue;
    }
    sum += left->sum;
    if (place == left->count) return sum;
    sum += nodes[node].height;
    place -= left->count + 1;
    node = nodes[node].right;
  }
}

// Reads items from an offset on, in order; gives the sum of their offsets.
static double read_items(int32_t node, double start) {
  int32_t path[128];
  int depth = 0, read = 0;
  double before = 0, result = 0;
  while (node) {
    const double left = nodes[nodes[node].left].sum;
    if (start < left) {
      path[depth++] = node;
      node = nodes[node].left;
    } else if (start < left + nodes[node].height) {
      path[depth++] = node;
      before += left;
      break;
    } else {
      start -= left + nodes[node].height;
      before += left + nodes[node].height;
      node = nodes[node].right;
    }
  }
  while (depth && read < visible) {
    node = path[--depth];
    result += before;
    before += nodes[node].height;
    ++read;
    for (node = nodes[node].right; node; node = nodes[node].left) path[depth++] = node;
  }
  return result;
}

static int ascending(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static int32_t made(int32_t count) {
  int32_t spine[128], root = none, depth = 0;
  for (int32_t node = 1; node <= count; ++node) {
    nodes[node] = (Node){none, none, 1, next_priority(), 100, 100};
    int32_t last = none;
    while (depth && nodes[spine[depth - 1]].priority < nodes[node].priority) update(last = spine[--depth]);
    nodes[node].left = last;
    if (depth) nodes[spine[depth - 1]].right = node;
    spine[depth++] = node;
  }
  while (depth) update(root = spine[--depth]);
  return root;
}

int main(int argc, char **argv) {
  const int32_t count = argc > 1 ? (int32_t)atol(argv[1]) : 1000000;
  nodes = calloc((size_t)count + 2, sizeof *nodes);
  if (!nodes || count < 1000) return 1;
  const double start = now();
  int32_t root = made(count);
  const double first = now() - start;
  // In the middle of the items, where neither end makes anything shorter.
  const int32_t place = count / 2;
  double times[3][batches], answer = 0;
  for (int batch = 0; batch < batches; ++batch) {
    double began = now();
    for (int call = 0; call < calls; ++call) {
      change(root, place, call % 2 ? -1 : 1);
      answer += read_items(root, offset(root, place - visible / 2));
    }
    times[0][batch] = (now() - began) / calls;
    began = now();
    for (int call = 0; call < calls; ++call) {
      int32_t left, middle, right;
      split(root, place, &left, &right);
      if (call % 2 == 0) {
        nodes[count + 1] = (Node){none, none, 1, next_priority(), 100, 100};
        root = merged(merged(left, count + 1), right);
      } else {
        split(right, 1, &middle, &right);
        root = merged(left, right);
      }
    }
    times[1][batch] = (now() - began) / calls;
    began = now();
    for (int call = 0; call < calls; ++call) answer += read_items(root, 100.0 * place - 950);
    times[2][batch] = (now() - began) / calls;
  }
  const char *names[] = {"step", "edit", "query"};
  for (int work = 0; work < 3; ++work) {
    qsort(times[work], batches, sizeof(double), ascending);
    printf("%s\t%.4f\n", names[work], times[work][batches / 2]);
  }
  printf("first\t%.1f\nanswer\t%.1f\n", first, answer);
  return 0;
}
