import random
import time

random.seed(20260101)


def walk(steps):
    started = time.time()
    return [random.gauss(0, 1) for _ in range(steps)], time.time() - started


def shade(value):
    return "%x" % value
