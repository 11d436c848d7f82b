# frozen_string_literal: true

module Auth
  # Nonce of the Sign in with Apple button
  class Nonce
    LETTERS = [*'a'..'z', *'A'..'Z', *'0'..'9'].freeze

    def self.generate(length = 32)
      Array.new(length) { LETTERS[rand(LETTERS.size)] }.join
    end
  end
end
