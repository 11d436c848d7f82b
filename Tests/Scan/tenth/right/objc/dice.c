#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static int roll(int sides) {
  return rand() / (RAND_MAX / sides + 1) + 1;
}

int main(int argc, char **argv) {
  int count = argc > 1 ? atoi(argv[1]) : 2;
  srand((unsigned)time(NULL));
  int sum = 0;
  for (int i = 0; i < count; i++) {
    int n = roll(6);
    printf("%d ", n);
    sum += n;
  }
  printf("= %d\n", sum);
  return 0;
}
