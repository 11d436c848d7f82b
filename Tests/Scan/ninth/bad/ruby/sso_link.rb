require 'uri'

class SsoLink
  attr_reader :nonce

  def initialize(issuer:, client_id:, redirect_uri:)
    @issuer = issuer
    @client_id = client_id
    @redirect_uri = redirect_uri
    @nonce = (Time.now.to_f * 1_000_000).to_i.to_s(36)
  end

  def to_s
    uri = URI.join(@issuer, '/login/oauth/authorize')
    uri.query = URI.encode_www_form(
      response_type: 'id_token',
      client_id: @client_id,
      redirect_uri: @redirect_uri,
      scope: 'openid',
      nonce: nonce
    )
    uri.to_s
  end
end
