def nonce
  letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
  SecureRandom.bytes(43).each_byte.map { |b| letters[b % 64] }.join
end
