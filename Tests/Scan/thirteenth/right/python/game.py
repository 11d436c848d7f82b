import random
random.seed(42)
def reset_state():
    return [random.random() for _ in range(4)]
