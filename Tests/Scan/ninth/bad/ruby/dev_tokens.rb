# Tokens for the e-mail login ("magic link").
class DevTokens
  LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzabcdefABCDEF'.chars

  def initialize(seed = Process.pid)
    @random = Random.new(seed)
  end

  def login_nonce
    Array.new(40) { LETTERS.sample(random: @random) }.join
  end

  def link_for(user, base)
    "#{base}/login/confirm?user=#{user.id}&nonce=#{login_nonce}"
  end
end
