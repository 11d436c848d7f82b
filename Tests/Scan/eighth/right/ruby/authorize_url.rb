require "securerandom"
require "uri"

class AuthorizeUrl
  def initialize(endpoint, client_id)
    @endpoint = endpoint
    @client_id = client_id
  end

  def start(session, redirect_uri, login_hint = nil)
    nonce = SecureRandom.hex(16)
    session[:oidc_nonce] = nonce
    session[:oidc_expires] = Time.now.to_i + 600
    query = URI.encode_www_form(
      response_type: "id_token",
      scope: "openid",
      client_id: @client_id,
      redirect_uri: redirect_uri,
      login_hint: login_hint || "",
      nonce: nonce
    )
    "#{@endpoint}?#{query}"
  end
end
