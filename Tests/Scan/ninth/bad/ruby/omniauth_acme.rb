require 'omniauth-oauth2'
require 'securerandom'

module OmniAuth
  module Strategies
    class Acme < OmniAuth::Strategies::OAuth2
      NONCE = SecureRandom.urlsafe_base64(24)

      option :name, 'acme'
      option :client_options,
             site: 'https://login.acme.example',
             authorize_url: '/oauth2/authorize',
             token_url: '/oauth2/token'

      uid { raw_info['sub'] }

      info do
        { email: raw_info['email'], name: raw_info['name'] }
      end

      def authorize_params
        super.tap do |params|
          params[:scope] = 'openid email'
          params[:nonce] = NONCE
        end
      end

      def raw_info
        @raw_info ||= access_token.get('/userinfo').parsed
      end
    end
  end
end
