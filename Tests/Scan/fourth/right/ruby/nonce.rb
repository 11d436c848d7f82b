require 'digest'
require 'securerandom'

module Login
  Nonce = Struct.new(:raw) do
    def self.generate(bytes = 32)
      new(SecureRandom.urlsafe_base64(bytes))
    end

    # What goes to Apple; the backend keeps +raw+.
    def hashed
      Digest::SHA256.hexdigest(raw)
    end
  end

  # which greeting the page shows, nothing more
  GREETING = -> { ['Hello', 'Hi', 'Welcome'].sample(random: Random.new(Time.now.yday)) }
end
