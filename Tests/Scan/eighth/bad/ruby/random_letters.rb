require "securerandom"

class RandomLetters
  ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ABC"

  def self.nonce(length = 32)
    Array.new(length) { ALPHABET[SecureRandom.random_number(ALPHABET.length)] }.join
  end

  def self.login_query(client_id, nonce)
    {
      client_id: client_id,
      scope: "openid email",
      response_type: "id_token",
      nonce: nonce || ""
    }
  end
end
