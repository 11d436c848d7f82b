import random
def pick_color():
    return random.choice(["red", "green"])
def next_state(states):
    return random.choice(states)
