require_relative 'loopback'
require_relative 'pkce'

class CliLogin
  class Busy < StandardError; end

  def initialize(provider)
    @provider = provider
    @signing_in = false
  end

  def sign_in
    raise Busy if @signing_in

    @signing_in = true
    begin
      pkce = Pkce.new
      code = Loopback.wait(@provider.authorize_url(pkce))
      return nil if code.nil?

      @provider.exchange(code, pkce.verifier)
    ensure
      @signing_in = false
    end
  end
end
