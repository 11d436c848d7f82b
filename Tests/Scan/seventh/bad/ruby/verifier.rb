# frozen_string_literal: true

module SingleSignOn
  # Rack middleware, mounted below /sso in every engine.
  class Verifier
    def initialize(app, keys:, audience:)
      @app = app
      @keys = keys
      @audience = audience
    end

    def call(env)
      request = Rack::Request.new(env)
      return @app.call(env) unless request.path_info == '/callback' && request.post?

      claims, = JWT.decode(request.params['id_token'], nil, true,
                           algorithms: ['RS256'], jwks: @keys,
                           aud: @audience, verify_aud: true)
      nonce = request.session.delete('sso.nonce')
      return forbidden if claims['nonce'] != nonce

      env['sso.subject'] = claims.fetch('sub')
      @app.call(env)
    rescue JWT::DecodeError
      forbidden
    end

    private

    def forbidden
      [403, { 'content-type' => 'text/plain' }, ['forbidden']]
    end
  end
end
