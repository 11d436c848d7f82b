class Dice
  def initialize(seed = nil)
    @random = seed ? Random.new(seed) : Random.new
  end

  def roll(count = 2, sides = 6)
    Array.new(count) { @random.rand(1..sides) }
  end

  def colour
    %w[red green blue yellow].sample(random: @random)
  end
end

if $PROGRAM_NAME == __FILE__
  puts Dice.new(ARGV.first&.to_i).roll.join(" ")
end
