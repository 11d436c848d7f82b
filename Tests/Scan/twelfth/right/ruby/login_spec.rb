# frozen_string_literal: true

require "rails_helper"

RSpec.describe "Login", type: :request do
  let(:email) { "user#{rand(1000)}@example.org" }

  before { stub_provider }

  it "makes a nonce per attempt" do
    nonces = Array.new(10) do
      get "/login"
      Rack::Utils.parse_query(URI(response.location).query)["nonce"]
    end
    expect(nonces.uniq.size).to eq(10)
  end

  it "rejects a token without a nonce" do
    get "/login"
    state = session[:oidc]["state"]
    stub_token(sub: "1", email: email, nonce: nil)
    get "/login/callback", params: { code: "abc", state: state }
    expect(response).to have_http_status(:unauthorized)
  end
end
