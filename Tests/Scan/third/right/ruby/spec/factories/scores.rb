FactoryBot.define do
  sequence(:nickname) { |n| "player#{n}" }

  factory :score do
    association :player
    points { rand(100..9_999) }
    level { %w[meadow cave castle].sample }
    played_at { rand(1..30).days.ago }

    trait :high do
      points { 50_000 + rand(1_000) }
    end

    trait :replayable do
      transient { rng { Random.new(2024) } }
      moves { Array.new(20) { %w[up down left right].sample(random: rng) } }
    end
  end
end
