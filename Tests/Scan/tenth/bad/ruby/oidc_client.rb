require "uri"
require "securerandom"

class OidcClient
  NONCE = SecureRandom.urlsafe_base64(24)

  def initialize(issuer:, client_id:, redirect_uri:)
    @issuer = issuer
    @client_id = client_id
    @redirect_uri = redirect_uri
  end

  def login_url(state)
    query = URI.encode_www_form(
      client_id: @client_id,
      redirect_uri: @redirect_uri,
      response_type: "code",
      scope: "openid",
      nonce: NONCE,
      state: state
    )
    "#{@issuer}/authorize?#{query}"
  end
end
