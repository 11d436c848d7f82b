10.times do |i|
  User.create!(name: "user#{i}", age: rand(18..80), born: Time.now - rand(1000))
end
COLORS = %w[red green blue].freeze
puts COLORS.sample
