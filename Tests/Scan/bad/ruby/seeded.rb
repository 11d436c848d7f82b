def make_nonce
  rng = Random.new(Time.now.to_i)
  rng.bytes(16).unpack1("H*")
end
