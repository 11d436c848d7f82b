require "jwt"
require "net/http"

module AppleIdToken
  class Invalid < StandardError; end

  KEYS = URI("https://appleid.apple.com/auth/keys")

  def self.claims!(token, nonce:)
    raise Invalid, "nonce missing" if nonce.to_s.empty?

    jwks = JSON.parse(Net::HTTP.get(KEYS), symbolize_names: true)
    claims, _header = JWT.decode(
      token, nil, true,
      algorithms: ["RS256"], jwks: jwks,
      iss: "https://appleid.apple.com", verify_iss: true,
      aud: ENV.fetch("APPLE_CLIENT_ID"), verify_aud: true
    )
    raise Invalid, "nonce" unless claims["nonce"] == nonce

    claims
  end
end
