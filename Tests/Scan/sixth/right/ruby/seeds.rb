# rails db:seed, development only
abort "not in production" if Rails.env.production?

rng = Random.new(2023)

CITIES = %w[Graz Linz Wels Steyr Krems].freeze
TAGS = %w[vegan quick cheap festive spicy].freeze

users = CITIES.each_with_index.map do |city, index|
  User.find_or_create_by!(email: "cook#{index}@example.org") do |u|
    u.password = "password"
    u.city = city
    u.last_login_at = rng.rand(1..90).days.ago
  end
end

40.times do |n|
  Recipe.create!(
    title: "Recipe #{n}",
    author: users.sample(random: rng),
    minutes: 10 + rng.rand(12) * 5,
    tags: TAGS.sample(rng.rand(1..3), random: rng)
  )
end

puts "#{User.count} users, #{Recipe.count} recipes"
