"""Simulated users for locust; they sign in through a fake provider."""
import random
from locust import HttpUser, between, task

random.seed(7)


class Shopper(HttpUser):
    wait_time = between(1, 3)

    @task(3)
    def browse(self):
        self.client.get(f"/items/{random.randint(1, 500)}")

    @task
    def buy(self):
        self.client.post("/cart", json={"item": random.choice([4, 8, 15, 16])})
