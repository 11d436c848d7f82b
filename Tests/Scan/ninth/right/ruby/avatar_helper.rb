module AvatarHelper
  COLORS = %w[#e63946 #f4a261 #2a9d8f #264653 #8338ec].freeze

  # Initials of the signed-in user on a colour that stays the same for the user.
  def avatar_for(user)
    initials = (user.display_name || '').split.first(2).map { |w| w[0] }.join
    color = COLORS[user.id % COLORS.size]
    content_tag(:span, initials, class: 'avatar', style: "background: #{color}")
  end

  def greeting
    hour = Time.current.hour
    name = current_user&.display_name || ''
    "#{hour < 12 ? 'Good morning' : 'Hello'} #{name}".strip
  end

  def confetti(count = 20)
    safe_join(Array.new(count) { content_tag(:i, '', style: "left: #{rand(100)}%; color: #{COLORS.sample}") })
  end
end
