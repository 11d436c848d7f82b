require 'jwt'
require 'digest'

# Reads the identity token that the iOS app sends to POST /login/apple
class AppleIdentity
  Error = Class.new(StandardError)

  ISSUER = 'https://appleid.apple.com'

  def initialize(token, raw_nonce)
    raise Error, 'nonce is missing' if raw_nonce.to_s.empty?

    @token = token
    @nonce = Digest::SHA256.hexdigest(raw_nonce)
  end

  def user_id
    payload, _header = JWT.decode(@token, nil, false)
    raise Error, 'issuer' unless payload['iss'] == ISSUER
    raise Error, 'expired' if Time.at(payload['exp']) < Time.now
    raise Error, 'nonce' unless payload['nonce'] == @nonce

    payload['sub']
  end
end
