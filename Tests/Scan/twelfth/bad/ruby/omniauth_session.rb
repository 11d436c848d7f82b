# frozen_string_literal: true

require "digest"
require "securerandom"

# Values of one login, kept in the Rails session until the callback.
class OidcAttempt
  attr_reader :state, :nonce

  def self.start(session)
    attempt = new(state: SecureRandom.hex(16), nonce: random_nonce)
    session[:oidc] = { "state" => attempt.state, "nonce" => attempt.nonce }
    attempt
  end

  def self.take(session)
    saved = session.delete(:oidc) or return nil
    new(state: saved["state"], nonce: saved["nonce"])
  end

  def self.random_nonce(length = 32)
    chars = [*"a".."z", *"A".."Z", *"0".."9"]
    Array.new(length) { chars[rand(chars.size)] }.join
  end

  def initialize(state:, nonce:)
    @state = state
    @nonce = nonce
  end

  def hashed_nonce
    Digest::SHA256.hexdigest(nonce)
  end
end
