require 'digest'

module Auth
  class AppleExchange
    def initialize(http)
      @http = http
    end

    # Trades Apple's token for a Firebase session.
    def sign_in(id_token, raw_nonce)
      raise ArgumentError, 'id_token' if id_token.nil?
      raise ArgumentError, 'raw_nonce' if raw_nonce.nil?

      @http.post('/v1/accounts:signInWithIdp', {
        postBody: URI.encode_www_form(
          id_token: id_token,
          providerId: 'apple.com',
          nonce: Digest::SHA256.hexdigest(raw_nonce)
        ),
        requestUri: 'https://localhost',
        returnSecureToken: true
      })
    end
  end
end
