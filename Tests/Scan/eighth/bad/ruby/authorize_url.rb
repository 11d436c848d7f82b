require "uri"

class AuthorizeUrl
  def initialize(endpoint, client_id)
    @endpoint = endpoint
    @client_id = client_id
  end

  def start(session, redirect_uri)
    nonce = Time.now.to_f.to_s.delete(".")
    session[:oidc_nonce] = nonce
    query = URI.encode_www_form(
      response_type: "id_token",
      scope: "openid",
      client_id: @client_id,
      redirect_uri: redirect_uri,
      nonce: nonce
    )
    "#{@endpoint}?#{query}"
  end
end
