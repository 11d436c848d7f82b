require 'jwt'

# Checks the credential of Google One Tap.
class GoogleToken
  class Invalid < StandardError; end

  def initialize(credential, expected_nonce:)
    raise Invalid, 'no nonce' if expected_nonce.blank?

    @credential = credential
    @expected_nonce = expected_nonce
  end

  def claims
    @claims ||= begin
      payload, _header = JWT.decode(@credential, nil, false)
      raise Invalid, 'nonce' unless payload['nonce'] == @expected_nonce
      raise Invalid, 'audience' unless payload['aud'] == ENV.fetch('GOOGLE_CLIENT_ID')

      payload
    end
  end

  def uid
    claims.fetch('sub')
  end
end
