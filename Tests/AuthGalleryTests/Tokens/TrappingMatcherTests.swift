import ConformanceModel
import Testing

@testable import AuthGallery

@Suite struct TrappingMatcherTests {
  @Test func `traps-on-two-parts ends the process on a token of two parts`() async {
    await #expect(processExitsWith: .failure) {
      let subject = GallerySubject.trapsOnTwoParts.subject as? FunctionSubject
      _ = try await subject?.match([MatchAttempt(token: "e30.e30", rawNonce: "raw", now: 0)])
    }
  }

  @Test func `traps-on-two-parts is honest about three parts`() async throws {
    let subject = try #require(GallerySubject.trapsOnTwoParts.subject as? FunctionSubject)
    let token = "e30.eyJub25jZSI6IngifQ.AA"
    let verdicts = try await subject.match([MatchAttempt(token: token, rawNonce: "raw", now: 0)])
    #expect(verdicts == [.rejected(.nonceMismatch)])
  }
}
