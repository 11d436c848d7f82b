# frozen_string_literal: true

require "digest"
require "jwt"

class AppleToken
  ISSUER = "https://appleid.apple.com"
  Rejected = Class.new(StandardError)

  def initialize(jwks_loader:, audience:)
    @jwks_loader = jwks_loader
    @audience = audience
  end

  def claims(identity_token, raw_nonce:)
    raise Rejected, "nonce is missing" if raw_nonce.to_s.empty?

    claims, = JWT.decode(
      identity_token, nil, true,
      algorithms: ["RS256"], jwks: @jwks_loader,
      iss: ISSUER, verify_iss: true, aud: @audience, verify_aud: true
    )
    raise Rejected, "nonce" unless claims["nonce"] == Digest::SHA256.hexdigest(raw_nonce)

    claims
  rescue JWT::DecodeError => e
    raise Rejected, e.message
  end
end
