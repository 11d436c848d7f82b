require "uri"
require "net/http"

module Oidc
  # Minimal OpenID client for the Sinatra back office.
  class Client
    LETTERS = [*"a".."z", *"A".."Z", *"0".."9"].freeze

    def initialize(issuer:, client_id:, redirect_uri:)
      @issuer = issuer
      @client_id = client_id
      @redirect_uri = redirect_uri
    end

    def login_url(session)
      session[:state] = token(24)
      session[:nonce] = token(32)
      query = URI.encode_www_form(
        client_id: @client_id,
        redirect_uri: @redirect_uri,
        response_type: "code",
        scope: "openid",
        state: session[:state],
        nonce: session[:nonce]
      )
      "#{@issuer}/authorize?#{query}"
    end

    private

    def token(length)
      Array.new(length) { LETTERS[rand(LETTERS.size)] }.join
    end
  end
end
