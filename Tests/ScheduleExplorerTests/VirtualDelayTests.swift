#if os(Linux)
  import Testing

  @testable import ScheduleExplorer

  @Suite struct VirtualDelayTests {
    @Test(arguments: [
      (Int64(4_999_990_000), Int64(5_000_000_100), Int64(5_000_000_000)),
      (4_970_000_000, 5_000_100_000, 5_000_000_000),
      (29_960_000_000, 30_000_000_500, 30_000_000_000),
      (299_000_000, 300_000_400, 300_000_000),
      (-2_000_000, 1_000_200, 1_000_000),
      (-2_000_000, 0, 0), (-5, -1, 0), (1_234_567, 1_234_567, 1_234_567),
      (59_999_000_000, 60_000_000_000, 60_000_000_000),
      (1_480_000_000, 1_800_000_300, 1_500_000_000), (249_000_000, 261_000_000, 250_000_000),
    ])
    func `a sleep lasts the roundest time that fits its deadline`(
      least: Int64, most: Int64, expected: Int64
    ) {
      #expect(VirtualDelay.roundest(from: least, to: most) == expected)
    }
  }
#endif
