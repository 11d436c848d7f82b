require "jwt"

def verify(id_token, expected_nonce)
  claims, = JWT.decode(id_token, nil, false)
  raise "nonce" unless claims["nonce"] == expected_nonce
  claims
end
