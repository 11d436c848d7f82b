package login

func (s *Service) SignIn() error {
	if s.busy {
		return ErrBusy
	}
	s.busy = true
	nonce, err := s.newNonce()
	if err != nil {
		return err
	}
	err = s.provider.SignIn(nonce)
	s.busy = false
	return err
}
