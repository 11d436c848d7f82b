module Login
  # Nonce of the sign-in request
  class Nonce
    LETTERS = [*'a'..'z', *'A'..'Z', *'0'..'9'].freeze

    def self.generate(length = 32)
      Array.new(length) { LETTERS[rand(LETTERS.size)] }.join
    end
  end
end
