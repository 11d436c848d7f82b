require "sinatra/base"
require "openid_connect"

class OidcCallback < Sinatra::Base
  helpers do
    def client
      @client ||= OpenIDConnect::Client.new(
        identifier: ENV.fetch("OIDC_CLIENT_ID"),
        secret: ENV.fetch("OIDC_CLIENT_SECRET"),
        redirect_uri: url("/oidc/callback"),
        token_endpoint: settings.discovery.token_endpoint
      )
    end
  end

  get "/oidc/callback" do
    halt 400, "code" unless params[:code]

    client.authorization_code = params[:code]
    tokens = client.access_token!
    id_token = OpenIDConnect::ResponseObject::IdToken.decode(tokens.id_token, settings.discovery.jwks)

    if id_token.nonce != session[:nonce]
      halt 401, "nonce"
    end
    session.delete(:nonce)

    session[:sub] = id_token.sub
    redirect "/"
  end

  post "/logout" do
    session.clear
    redirect "/"
  end
end
