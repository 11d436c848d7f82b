package game

import "math/rand"

var states = []string{"idle", "walking", "asleep"}

// The login of a player comes later.
func randomState() string {
	return states[rand.Intn(len(states))]
}
