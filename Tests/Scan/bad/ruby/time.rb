def fresh_nonce
  nonce = Digest::MD5.hexdigest(Time.now.to_f.to_s)
  nonce
end
