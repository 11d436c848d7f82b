require 'net/http'
require 'json'

# Device login for the command line client: polls until the user has agreed.
class DeviceLogin
  attr_reader :token

  def initialize(base, client_id)
    @base = base
    @client_id = client_id
    @signing_in = false
  end

  def sign_in
    return if @signing_in

    @signing_in = true
    grant = post('/device/code', client_id: @client_id, scope: 'openid')
    unless grant['device_code']
      warn "login refused: #{grant['error']}"
      return nil
    end

    puts "Open #{grant['verification_uri']} and enter #{grant['user_code']}"
    @token = poll(grant)
    @signing_in = false
    @token
  end

  private

  def poll(grant)
    60.times do
      sleep grant.fetch('interval', 5)
      answer = post('/token', client_id: @client_id, device_code: grant['device_code'])
      return answer['id_token'] if answer['id_token']
    end
    nil
  end

  def post(path, form)
    JSON.parse(Net::HTTP.post_form(URI(@base + path), form).body)
  rescue StandardError => e
    { 'error' => e.message }
  end
end
