import ConformanceModel
import Testing

@Suite struct CalendarDayTests {
  @Test(arguments: [
    ("2026-11-21", true), ("2024-02-29", true), ("2000-02-29", true), ("2026-02-29", false),
    ("1900-02-29", false), ("2026-04-31", false), ("2026-00-10", false), ("2026-13-01", false),
    ("2026-1-1", false), ("26-01-01", false), ("2026-11-21T00", false), ("", false),
    ("2026-+1-01", false), ("٢٠٢٦-01-01", false),
  ])
  func `a day is read where the calendar has it`(text: String, exists: Bool) {
    #expect(CalendarDay(text)?.description == (exists ? text : nil))
  }

  @Test func `days are in order`() throws {
    let days = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-10-01"]
    #expect(days.shuffled().compactMap(CalendarDay.init).sorted().map(\.description) == days)
  }
}
