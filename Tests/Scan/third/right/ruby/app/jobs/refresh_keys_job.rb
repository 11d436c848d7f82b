class RefreshKeysJob < ApplicationJob
  queue_as :low

  JWKS_URL = 'https://appleid.apple.com/auth/keys'.freeze

  retry_on Faraday::Error, attempts: 5, wait: ->(n) { (2**n) + rand * 3 }

  def perform
    # not all workers at once
    sleep rand(0.0..5.0) unless Rails.env.test?

    response = Faraday.get(JWKS_URL) { |req| req.options.timeout = 5 }
    keys = JSON.parse(response.body)
    raise Faraday::ServerError, 'no keys' if keys['keys'].blank?

    Rails.cache.write('apple_jwks', keys, expires_in: 12.hours)
    Rails.cache.write('apple_jwks_at', Time.current.iso8601)
  end
end
