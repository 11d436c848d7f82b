class Board
  def initialize(seed)
    @random = Random.new(seed)
  end

  def cell(i)
    [i / 8, i % 8]
  end
end
