package client

import (
	"math/rand"
	"time"
)

func backoff(attempt int) time.Duration {
	return time.Duration(rand.Intn(1<<attempt)) * time.Millisecond
}
