require "jwt"

module AppleIdToken
  class Invalid < StandardError; end

  ISSUER = "https://appleid.apple.com".freeze

  def self.claims!(token, nonce:)
    raise Invalid, "nonce missing" if nonce.to_s.empty?

    claims, _header = JWT.decode(token, nil, false)
    raise Invalid, "issuer" unless claims["iss"] == ISSUER
    raise Invalid, "audience" unless claims["aud"] == ENV.fetch("APPLE_CLIENT_ID")
    raise Invalid, "nonce" unless claims["nonce"] == nonce

    claims
  end
end
