import Testing

@testable import auth_conformance

@Suite struct CompletionTests {
  @Test(arguments: CompletionShell.allCases)
  func `every command, option and word of the description is offered`(shell: CompletionShell) {
    let script = shell.script
    for spec in CommandSpec.all {
      #expect(script.contains(spec.name))
      for option in spec.options {
        let name = shell == .fish ? option.key : option.name
        #expect(script.contains(name), "\(spec.name) \(option.name)")
        for word in option.kind.words { #expect(script.contains(word), "\(word)") }
      }
      for word in spec.operandKind.words { #expect(script.contains(word), "\(word)") }
    }
  }

  @Test func `in zsh and fish no summary ends its quotes early`() {
    for shell in [CompletionShell.zsh, .fish] {
      for line in shell.script.split(separator: "\n") {
        let open = line.replacing(#"'\''"#, with: "").replacing(#"\'"#, with: "")
        #expect(open.count { $0 == "'" }.isMultiple(of: 2), "\(line)")
      }
    }
  }
}
