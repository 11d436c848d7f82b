require "uri"
require "securerandom"

class OidcClient
  Attempt = Struct.new(:nonce, :state, :expires_at, keyword_init: true)

  def initialize(issuer:, client_id:)
    @issuer = issuer
    @client_id = client_id
  end

  def begin_login
    Attempt.new(nonce: SecureRandom.hex(16), state: SecureRandom.hex(8), expires_at: Time.now + 600)
  end

  def url(attempt)
    "#{@issuer}/authorize?" + URI.encode_www_form(
      client_id: @client_id, response_type: "code", nonce: attempt.nonce, state: attempt.state
    )
  end
end
