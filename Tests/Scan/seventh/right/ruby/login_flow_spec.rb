# frozen_string_literal: true

require 'rails_helper'

RSpec.describe 'login flow', type: :request do
  let(:random) { Random.new(11) }
  let(:nonce) { random.rand(10**12).to_s(36) }
  let(:claims) { { 'sub' => '1', 'nonce' => nonce } }

  before do
    allow(SecureRandom).to receive(:urlsafe_base64).and_return(nonce)
    allow_any_instance_of(Oidc::Client).to receive(:finish).and_return(claims)
  end

  it 'signs in' do
    post '/login'
    get '/login/callback', params: { code: 'c', state: state_of(response) }
    expect(response).to redirect_to('/')
  end

  it 'refuses a second callback' do
    post '/login'
    state = state_of(response)
    get '/login/callback', params: { code: 'c', state: state }
    get '/login/callback', params: { code: 'c', state: state }
    expect(response).to redirect_to('/login')
  end

  def state_of(response)
    Rack::Utils.parse_query(URI(response.location).query).fetch('state')
  end
end
