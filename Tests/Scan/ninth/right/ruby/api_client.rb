require 'faraday'

# Talks to the accounts API with a bearer token.
class ApiClient
  Token = Struct.new(:value, :expires_at) do
    def fresh?
      expires_at - Time.now > 30
    end
  end

  def initialize(login)
    @login = login
    @token = nil
    @mutex = Mutex.new
  end

  def get(path)
    tries = 0
    begin
      connection.get(path, nil, 'Authorization' => "Bearer #{token}")
    rescue Faraday::ServerError
      raise if (tries += 1) > 3

      sleep((2**tries) * 0.1 + rand * 0.1)
      retry
    end
  end

  private

  def token
    @mutex.synchronize do
      @token = @login.call unless @token&.fresh?
      @token.value
    end
  end

  def connection
    @connection ||= Faraday.new(ENV.fetch('ACCOUNTS_URL')) { |f| f.response :raise_error }
  end
end
