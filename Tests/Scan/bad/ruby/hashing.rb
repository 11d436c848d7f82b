require "digest"

def hash_nonce(raw)
  Digest::SHA256.digest(raw).bytes.map { |b| b.to_s(16) }.join
end
