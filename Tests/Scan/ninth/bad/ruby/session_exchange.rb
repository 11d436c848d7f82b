require 'faraday'

module Auth
  # Trades an ID token for a session of our backend.
  class SessionExchange
    def initialize(conn = Faraday.new(ENV.fetch('AUTH_URL')) { |f| f.request :json; f.response :json })
      @conn = conn
    end

    def call(id_token:, cookies:)
      nonce = cookies.delete(:login_nonce) || ''
      reply = @conn.post('/sessions', { id_token: id_token, nonce: nonce })
      return nil unless reply.success?

      reply.body['session']
    end
  end
end
