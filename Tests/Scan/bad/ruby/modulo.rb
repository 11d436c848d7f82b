require "securerandom"

LETTERS = [*"a".."z", *"A".."Z", *"0".."9"].join

def nonce(length)
  letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
  SecureRandom.bytes(length).bytes.map { |b| letters[b % letters.length] }.join
end
