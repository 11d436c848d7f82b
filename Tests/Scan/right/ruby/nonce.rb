require "securerandom"
require "digest"

module Nonce
  CHARSET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._".freeze

  def self.create(length = 32)
    Array.new(length) { CHARSET[SecureRandom.random_number(CHARSET.size)] }.join
  end

  def self.hash(raw)
    Digest::SHA256.hexdigest(raw)
  end
end
