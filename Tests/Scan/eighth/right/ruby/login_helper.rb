module LoginHelper
  TIPS = [
    "You can sign in with Apple or Google.",
    "Passkeys work on this site.",
    "Forgot your password? Ask for a link."
  ].freeze

  def login_tip
    TIPS.sample
  end

  def provider_button(name, path)
    link_to("Sign in with #{name}", path, class: "btn btn-login", data: { turbo: false })
  end

  def accent(user)
    format("#%06x", user.id * 7919 % 0xffffff)
  end
end
