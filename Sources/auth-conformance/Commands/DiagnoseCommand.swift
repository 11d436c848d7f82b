internal import AuthConformance
internal import ConformanceChecks
internal import ConformanceModel
internal import ConformanceRunner
internal import Foundation

/// `diagnose`: one token and its raw nonce.
enum DiagnoseCommand {
  /// What can be written to standard output.
  enum Format: String, CaseIterable {
    case text, json
  }

  static func perform(_ arguments: Arguments) throws -> Int32 {
    let format: Format = try arguments.choice("--format", "format") ?? .text
    let form: NonceForm = try arguments.choice("--form", "form") ?? .hex
    let now = try arguments.number("--now", 0...253_402_300_799) ?? time(nil)
    let (input, name) = try input(arguments)
    let keys = arguments.values["--keys"]
    let signature = try SignatureFinding(
      of: input.token, keys: try keys.map(keySet), place: keys ?? "")
    let text = DiagnosisText(
      diagnosis: try TokenDiagnosis(input, form: form), signature: signature, keys: keys ?? "",
      name: name, repairs: input.repairs,
      secrets: SecretText(isShown: arguments.flags.contains("--show")), now: now,
      issuer: arguments.values["--issuer"], audience: arguments.values["--audience"])
    Terminal.print(format == .text ? text.text : try DiagnosisJSON(text).encoded())
    return text.isAsDeclared ? 0 : 1
  }

  private static func keySet(_ path: String) throws(UsageError) -> [UInt8] {
    guard path != "-" else { throw UsageError("option '--keys': found '-', expected a file") }
    return try InputSource(path, for: "diagnose").bytes(upTo: TokenInput.longestText)
  }

  private static func input(_ arguments: Arguments) throws -> (TokenInput, name: String) {
    let token = arguments.values["--token"], nonce = arguments.values["--nonce"]
    guard token == nil || nonce == nil else {
      guard arguments.operands.isEmpty else {
        throw UsageError(
          "'diagnose' found '--token', '--nonce' and '\(arguments.operands[0])', expected two "
            + "of the three")
      }
      let input = try TokenInput(nil, place: "--token", token: token, rawNonce: nonce)
      return (input, "--token and --nonce")
    }
    let source = try InputSource(arguments.operands.first ?? "-", for: "diagnose")
    let bytes = try source.bytes(upTo: TokenInput.longestText)
    let input = try TokenInput(bytes, place: source.name, token: token, rawNonce: nonce)
    return (input, source.name)
  }
}
