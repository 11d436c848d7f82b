package login

import "math/rand"

// The machine that shows a login by openid goes from one state to another.
func (m *Machine) advance() {
	m.state = states[rand.Intn(len(states))]
}
