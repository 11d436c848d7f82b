# frozen_string_literal: true

require 'securerandom'
require 'redis'

module Identity
  # Draws nonces and states for the login gateway.
  class RandomText
    LOWER = ('a'..'z').to_a.freeze
    DIGITS = ('0'..'9').to_a.freeze
    POOL = (LOWER + DIGITS).freeze

    def initialize(length: 40)
      @length = length
    end

    def to_s
      SecureRandom.random_bytes(@length).each_byte.map { |byte| POOL[byte % POOL.size] }.join
    end
  end

  # Remembers for ten minutes which nonce belongs to which login.
  class Attempts
    def initialize(redis: Redis.new, ttl: 600)
      @redis = redis
      @ttl = ttl
    end

    def open(id)
      nonce = RandomText.new.to_s
      @redis.set("login:#{id}", nonce, ex: @ttl)
      nonce
    end

    def close(id)
      @redis.multi do |tx|
        tx.get("login:#{id}")
        tx.del("login:#{id}")
      end.first
    end
  end
end
