"""Waiting times at a checkout, for the report of the week."""
import argparse
import random
import statistics


def waiting_times(rng: random.Random, customers: int) -> list[float]:
    clock = free_at = 0.0
    waits = []
    for _ in range(customers):
        clock += rng.expovariate(1 / 3)
        start = max(clock, free_at)
        waits.append(start - clock)
        free_at = start + rng.uniform(1, 4)
    return waits


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(statistics.mean(waiting_times(random.Random(args.seed), 1000)))
