def nonce
  SecureRandom.alphanumeric(32)
end

def letters
  "abcdefghijklmnopqrstuvwxyz"
end
