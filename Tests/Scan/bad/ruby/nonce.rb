module Auth
  CHARSET = "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._".chars.freeze

  def self.nonce(length = 32)
    Array.new(length) { CHARSET[SecureRandom.random_number(CHARSET.size)] }.join
  end
end
