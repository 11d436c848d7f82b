import ConformanceModel
import Testing

@testable import auth_conformance

/// `--own-code`: a pass is one of the user's own code, or none.
@Suite struct OwnCodeTests {
  @Test func `a built-in subject is refused before it is judged, a program is not`() {
    let error = #expect(throws: UsageError.self) { try OwnCode.verify(.named("reference")) }
    #expect(
      error?.description == "option '--own-code': found the built-in subject 'reference', expected "
        + "your own. Name your adapter's command behind '--' or in .auth-conformance.json")
    #expect(throws: Never.self) { try OwnCode.verify(.program("python3 adapter.py")) }
  }

  @Test func `the sample is told by the name that every adapter of init has`() {
    #expect(
      OwnCode.isSample.description == "option '--own-code': the subject is called 'sample', as the "
        + "sample that 'init' writes. Put your own code into the adapter, and your name in place of "
        + "'sample'")
    let name = InitPlan.literal(RunReport.sampleName)
    for language in AdapterLanguage.allCases {
      for signsIn in [false, true] {
        let plan = InitPlan(language, suite: .folder("/suite"), signsIn: signsIn)
        #expect(plan.files.prefix(2).contains { $0.content.contains(name) })
      }
    }
  }
}
