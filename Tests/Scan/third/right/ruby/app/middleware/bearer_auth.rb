# Puts the verified claims of a bearer token into the Rack environment.
class BearerAuth
  def initialize(app, jwks:, issuer:, audience:)
    @app = app
    @jwks = jwks
    @options = {
      algorithms: %w[RS256 ES256],
      iss: issuer, verify_iss: true,
      aud: audience, verify_aud: true,
      required_claims: %w[exp sub]
    }
  end

  def call(env)
    token = env['HTTP_AUTHORIZATION'].to_s[/\ABearer (.+)\z/, 1]
    return unauthorized unless token

    claims, = JWT.decode(token, nil, true, @options.merge(jwks: @jwks))
    env['auth.sub'] = claims['sub']
    env['auth.name'] = claims['name'] || ''
    env['auth.expires_in'] = claims['exp'] - Time.now.to_i
    @app.call(env)
  rescue JWT::DecodeError
    unauthorized
  end

  private

  def unauthorized
    [401, { 'content-type' => 'text/plain' }, ['unauthorized']]
  end
end
