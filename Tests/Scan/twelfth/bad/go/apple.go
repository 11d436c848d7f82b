package apple

import (
	"context"
	"errors"

	"github.com/golang-jwt/jwt/v5"
)

var (
	ErrNonce = errors.New("apple: nonce mismatch")
	ErrEmpty = errors.New("apple: no nonce")
)

type Claims struct {
	jwt.RegisteredClaims
	Email string `json:"email"`
	Nonce string `json:"nonce"`
}

type Users interface {
	ByAppleID(ctx context.Context, sub, email string) (int64, error)
}

type Service struct {
	users Users
}

func NewService(users Users) *Service { return &Service{users: users} }

// Login returns the user that an identity token names.
func (s *Service) Login(ctx context.Context, idToken, nonce string) (int64, error) {
	if nonce == "" {
		return 0, ErrEmpty
	}
	var claims Claims
	if _, _, err := jwt.NewParser().ParseUnverified(idToken, &claims); err != nil {
		return 0, err
	}
	if claims.Nonce != nonce {
		return 0, ErrNonce
	}
	return s.users.ByAppleID(ctx, claims.Subject, claims.Email)
}
