package session

import (
	"math/rand"
	"sort"
	"testing"
	"time"
)

func TestByLastLogin(t *testing.T) {
	rng := rand.New(rand.NewSource(99))
	list := make(ByLastLogin, 200)
	for i := range list {
		list[i].LastLogin = time.Unix(rng.Int63n(1<<31), 0)
	}
	sort.Sort(list)
	for i := 1; i < len(list); i++ {
		if list[i].LastLogin.After(list[i-1].LastLogin) {
			t.Fatalf("entry %d stands too late", i)
		}
	}
}
