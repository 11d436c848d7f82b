def verify(id_token, expected)
  raise ArgumentError, "nonce" if expected.nil? || expected.empty?
  claims, = JWT.decode(id_token, nil, true, algorithms: ["RS256"], jwks: jwks)
  nonce = claims["nonce"]
  raise "nonce" unless nonce.is_a?(String) && nonce == expected
  claims
end
