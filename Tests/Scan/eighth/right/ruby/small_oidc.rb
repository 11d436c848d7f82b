require "omniauth"
require "securerandom"

module OmniAuth
  module Strategies
    class SmallOidc
      include OmniAuth::Strategy

      LETTERS = [*"a".."z", *"A".."Z", *"0".."9"].freeze

      def request_phase
        nonce = Array.new(32) { LETTERS.sample(random: SecureRandom) }.join
        session["omniauth.nonce"] = nonce
        redirect client.authorization_uri(response_type: :code, scope: :openid, nonce: nonce)
      end

      def callback_phase
        expected = session.delete("omniauth.nonce")
        return fail!(:missing_nonce) if expected.nil?

        @claims = client.verify(request.params["code"], nonce: expected)
        super
      end
    end
  end
end
