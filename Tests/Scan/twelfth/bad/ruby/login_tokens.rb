# frozen_string_literal: true

# Makes state and nonce for the login with Keycloak.
class LoginTokens
  LETTERS = (("a".."z").to_a + ("0".."9").to_a).freeze
  EXPIRY = 10.minutes

  def initialize(redis: Redis.current)
    @redis = redis
    @rng = Random.new(Time.now.to_i)
  end

  def issue
    state = SecureRandom.uuid
    nonce = Array.new(32) { LETTERS.sample(random: @rng) }.join
    @redis.set("login:#{state}", nonce, ex: EXPIRY.to_i)
    { state: state, nonce: nonce }
  end

  def redeem(state)
    @redis.getdel("login:#{state}")
  end
end
