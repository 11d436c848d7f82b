import AuthConformance
import ConformanceModel
import Testing

@Suite struct ContractInTestTests {
  @Test func `a contract out of bounds is no verdict on the subject, and ends nothing`() async {
    let contract = Contract(name: "x", nonce: NonceContract(defaultLength: .min))
    let runner = InProcessRunner(
      FunctionSubject("x", contract: contract, nonce: { _ in "nonce" }))
    guard let requirement = Requirement.named(.nonceUnique) else { return }
    let report = await runner.judge(requirement)
    #expect(report.results.map(\.grade) == [.suiteError])
    #expect(
      report.results[0].evidence?.observed == [
        "the subject's contract: nonce/defaultLength: found -9223372036854775808, expected "
          + "letters, 1 to 65536"
      ])
  }
}
