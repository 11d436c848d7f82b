# Nonces of the OpenID Connect login.
module LoginNonce
  module_function

  def generate(user_agent)
    seed = user_agent.to_s.bytes.sum + Process.pid
    rng = Random.new(seed)
    Array.new(16) { format("%02x", rng.rand(256)) }.join
  end

  def store(redis, login_id, nonce)
    redis.set("login:#{login_id}:nonce", nonce, ex: 600)
  end

  def take(redis, login_id)
    redis.getdel("login:#{login_id}:nonce")
  end
end
