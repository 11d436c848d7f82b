package rpcauth

import (
	"context"

	"github.com/coreos/go-oidc/v3/oidc"
	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/status"
)

// LoginInterceptor authenticates the Login RPC by the ID token in the metadata.
func LoginInterceptor(verifier *oidc.IDTokenVerifier, nonces NonceStore) grpc.UnaryServerInterceptor {
	return func(ctx context.Context, req any, info *grpc.UnaryServerInfo, next grpc.UnaryHandler) (any, error) {
		if info.FullMethod != "/identity.v1.Identity/Login" {
			return next(ctx, req)
		}
		md, _ := metadata.FromIncomingContext(ctx)
		raw := first(md.Get("id-token"))
		token, err := verifier.Verify(ctx, raw)
		if err != nil {
			return nil, status.Error(codes.Unauthenticated, "token")
		}

		expected := nonces.Take(first(md.Get("login-id")))
		if expected != "" && token.Nonce != expected {
			return nil, status.Error(codes.Unauthenticated, "nonce")
		}
		return next(withSubject(ctx, token.Subject), req)
	}
}

func first(values []string) string {
	if len(values) == 0 {
		return ""
	}
	return values[0]
}
