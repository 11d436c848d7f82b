require 'rails_helper'

RSpec.describe LoginNonce do
  let(:random) { Random.new(4711) }

  it 'is another one each time' do
    nonces = Array.new(200) { described_class.new.raw }
    expect(nonces.uniq.size).to eq(200)
  end

  it 'hashes to 64 digits' do
    random.rand(20..40).times do
      expect(described_class.new.hashed).to match(/\A\h{64}\z/)
    end
  end

  it 'compares by value' do
    nonce = described_class.new
    expect(nonce).to eq(nonce.dup)
    expect(nonce).not_to eq(described_class.new)
  end
end
