# frozen_string_literal: true

require "securerandom"

module RandomCode
  ALPHANUMERIC = [*"0".."9", *"A".."Z", *"a".."z"].freeze

  module_function

  def nonce(length = 32)
    Array.new(length) { ALPHANUMERIC.sample(random: SecureRandom) }.join
  end

  def pin(length = 6)
    SecureRandom.random_number(10**length).to_s.rjust(length, "0")
  end

  def hex(bytes)
    bytes.each_byte.map { |byte| format("%02x", byte) }.join
  end

  def recovery_codes(count = 10)
    Array.new(count) { SecureRandom.alphanumeric(10).downcase }
  end
end
