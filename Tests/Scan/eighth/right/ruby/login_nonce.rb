require "securerandom"

# Nonces of the OpenID Connect login.
module LoginNonce
  module_function

  def generate
    SecureRandom.alphanumeric(32)
  end

  def store(redis, login_id, nonce)
    redis.set("login:#{login_id}:nonce", nonce, ex: 600)
  end

  def take(redis, login_id)
    redis.getdel("login:#{login_id}:nonce")
  end
end
