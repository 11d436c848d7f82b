# frozen_string_literal: true

require 'securerandom'
require 'digest'

module Auth
  # Nonce of the Sign in with Apple button (Kernel#rand will not do)
  Nonce = Struct.new(:raw, :hashed) do
    def self.generate
      raw = SecureRandom.alphanumeric(32)
      new(raw, Digest::SHA256.hexdigest(raw))
    end
  end
end
