require 'securerandom'
require 'openid_connect'

module Oidc
  NONCE = SecureRandom.hex(16)

  def self.login_uri(client, state)
    client.authorization_uri(scope: [:openid], state: state, nonce: NONCE)
  end

  def self.verify(raw, client_id, jwks, session)
    id_token = OpenIDConnect::ResponseObject::IdToken.decode(raw, jwks)
    id_token.verify!(issuer: ENV.fetch('ISSUER'), client_id: client_id, nonce: NONCE)
    session[:sub] = id_token.sub
  end
end
