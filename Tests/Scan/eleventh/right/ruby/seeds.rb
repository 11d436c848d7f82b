# Demo data: rails db:seed

rng = Random.new(20_240_501)

%w[ada grace edsger barbara].each do |name|
  user = User.find_or_create_by!(name: name)
  rng.rand(3..9).times do |i|
    user.posts.create!(
      title: "Post #{i}",
      likes: rng.rand(200),
      published_at: Time.zone.now - rng.rand(90).days
    )
  end
end

admin = User.find_by!(name: "ada")
admin.update!(admin: true, last_login_at: Time.zone.now)
puts "#{User.count} users, #{Post.count} posts"
