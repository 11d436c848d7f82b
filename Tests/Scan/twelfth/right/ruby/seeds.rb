# frozen_string_literal: true

rng = Random.new(2024)
names = %w[Ada Grace Alan Edsger Barbara Donald Frances]

ActiveRecord::Base.transaction do
  categories = %w[Tea Coffee Mugs].map { |name| Category.find_or_create_by!(name: name) }

  60.times do |i|
    Product.find_or_create_by!(sku: format("SKU-%04d", i)) do |product|
      product.name = "#{names.sample(random: rng)}'s #{categories.sample(random: rng).name}"
      product.price_cents = rng.rand(300..9_900)
      product.stock = rng.rand(0..40)
      product.category = categories[i % categories.size]
    end
  end
end

puts "#{Product.count} products"
