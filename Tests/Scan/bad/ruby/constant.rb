class AppleStrategy
  NONCE = SecureRandom.hex(16)

  def authorize_params
    { client_id: client_id, nonce: NONCE }
  end
end
