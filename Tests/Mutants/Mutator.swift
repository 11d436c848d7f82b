// Writes mutants into Swift files, all at once: each is asleep until MUTANT names its number.
//
//   mutator [--skip FILE] FILE…     rewrites the files; prints a line of JSON for each mutant
//
// A line of the skip file, 'path:line:column:change', leaves that mutant out: what does not compile.
// No line of a file moves, so that the compiler's errors name the lines of the original.
import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

/// One small change of the source, as it is told to a reader.
struct Mutant: Codable {
  let id: Int
  let file: String
  let line: Int
  let column: Int
  /// The lines of the whole statement, where an error may be told that the change causes.
  let first: Int
  let last: Int
  let change: String
  let text: String

  var key: String { "\(file):\(line):\(column):\(change)" }
}

final class Mutator: SyntaxRewriter {
  private static let swaps = [
    "+": "-", "-": "+", "*": "+", "/": "*", "%": "/", "&": "|", "|": "&", "^": "&", "<<": ">>",
    ">>": "<<", "&+": "&-", "&-": "&+", "&*": "&+", "&<<": "&>>", "&>>": "&<<", "&&": "||",
    "||": "&&", "..<": "...", "...": "..<",
  ]
  private static let negated = ["==": "!=", "!=": "==", "<": ">=", "<=": ">", ">": "<=", ">=": "<"]
  private static let bounds = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
  /// Of an expression that has to be written twice, so many letters at most.
  private static let longest = 400

  private let file: String
  private let lines: [Substring]
  private let places: SourceLocationConverter
  private let skipped: Set<String>
  private(set) var mutants: [Mutant] = []
  private var next: Int
  private var statement = 1...1

  init(
    _ file: String, _ source: String, _ tree: SourceFileSyntax, from next: Int, skipped: Set<String>
  ) {
    self.file = file
    self.lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    self.places = SourceLocationConverter(fileName: file, tree: tree)
    self.next = next
    self.skipped = skipped
    super.init(viewMode: .sourceAccurate)
  }

  /// The number of a new mutant at a place; nil where it is to be left out.
  private func number(_ node: some SyntaxProtocol, _ change: String) -> Int? {
    let place = node.startLocation(converter: places)
    let mutant = Mutant(
      id: next, file: file, line: place.line, column: place.column, first: statement.lowerBound,
      last: statement.upperBound, change: change,
      text: lines[place.line - 1].trimmingCharacters(in: .whitespaces))
    if skipped.contains(mutant.key) { return nil }
    next += 1
    mutants.append(mutant)
    return mutant.id
  }

  // MARK: Statements

  override func visit(_ list: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
    // A single expression may be what its closure or function returns.
    let isResult = list.count == 1 && returns(list.parent)
    return CodeBlockItemListSyntax(list.map { isResult ? super.visit($0) : rewritten($0) })
  }

  private func returns(_ body: Syntax?) -> Bool {
    guard let owner = body?.is(CodeBlockSyntax.self) == true ? body?.parent : body else {
      return false
    }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    if owner.is(SwitchCaseSyntax.self) || owner.is(IfExprSyntax.self) { return isValue(owner) }
    return owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self)
  }

  /// Whether a branch belongs to an expression whose value is used.
  private func isValue(_ branch: Syntax) -> Bool {
    var whole = branch
    while let parent = whole.parent,
      parent.is(SwitchCaseListSyntax.self) || parent.is(SwitchExprSyntax.self)
        || parent.is(IfExprSyntax.self)
    { whole = parent }
    guard let statement = whole.parent?.as(ExpressionStmtSyntax.self) else { return true }
    guard let list = statement.parent?.parent?.as(CodeBlockItemListSyntax.self) else {
      return false
    }
    return list.count == 1 && returns(list.parent)
  }

  private func rewritten(_ item: CodeBlockItemSyntax) -> CodeBlockItemSyntax {
    let outer = statement
    let start = item.startLocation(converter: places).line
    statement = start...max(start, item.endLocation(converter: places).line)
    defer { statement = outer }
    let asleep: String?
    switch item.item {
    case .expr(let expression):
      var bare = ExprSyntax(expression)
      while true {
        if let inner = bare.as(TryExprSyntax.self) { bare = inner.expression; continue }
        if let inner = bare.as(AwaitExprSyntax.self) { bare = inner.expression; continue }
        break
      }
      if let infix = bare.as(InfixOperatorExprSyntax.self) {
        let isAssignment =
          infix.operator.is(AssignmentExprSyntax.self)
          || infix.operator.trimmedDescription.hasSuffix("=")
            && Self.negated[infix.operator.trimmedDescription] == nil
        guard isAssignment, !isInitialising(infix) else { return super.visit(item) }
      } else if !bare.is(FunctionCallExprSyntax.self) {
        return super.visit(item)
      }
      asleep = "left out"
    default: return super.visit(item)
    }
    let inner = super.visit(item)
    guard let change = asleep, let id = number(item, change) else { return inner }
    return parsed(item, "if !isMutant(\(id)) { \(inner.trimmedDescription) }")
  }

  /// Whether a stored property gets its first value.
  private func isInitialising(_ node: InfixOperatorExprSyntax) -> Bool {
    var at = node.parent
    while let parent = at {
      if parent.is(InitializerDeclSyntax.self) {
        return node.leftOperand.trimmedDescription.hasPrefix("self.")
      }
      at = parent.parent
    }
    return false
  }

  private func parsed(_ item: CodeBlockItemSyntax, _ text: String) -> CodeBlockItemSyntax {
    CodeBlockItemSyntax(
      leadingTrivia: item.leadingTrivia, item: .expr(ExprSyntax("\(raw: text)")),
      trailingTrivia: item.trailingTrivia)
  }

  // MARK: Conditions

  override func visit(_ node: GuardStmtSyntax) -> StmtSyntax {
    let inner = super.visit(node)
    guard let found = inner.as(GuardStmtSyntax.self) else { return inner }
    var elements = Array(found.conditions)
    for (index, original) in node.conditions.enumerated() {
      guard case .expression(let condition) = elements[index].condition,
        let id = number(original, "is not asked")
      else { continue }
      elements[index].condition = .expression(
        replaced(condition, "(isMutant(\(id)) || \(condition.trimmedDescription))"))
    }
    return StmtSyntax(found.with(\.conditions, ConditionElementListSyntax(elements)))
  }

  // MARK: Expressions

  override func visit(_ node: InfixOperatorExprSyntax) -> ExprSyntax {
    let name = node.operator.trimmedDescription
    let inner = super.visit(node)
    guard let found = inner.as(InfixOperatorExprSyntax.self),
      node.operator.is(BinaryOperatorExprSyntax.self)
    else { return inner }
    var text = found.trimmedDescription
    if let other = Self.bounds[name] { text = twice(node, found, name, other, text) }
    if let other = Self.negated[name], let id = number(node, "\(name) is \(other)") {
      text = "(isMutant(\(id)) != (\(text)))"
    } else if let other = Self.swaps[name] {
      text = twice(node, found, name, other, text)
    } else if name == "??", let flat = flattened(ExprSyntax(found.rightOperand)),
      let id = number(node, "?? takes its right side")
    {
      text = "(isMutant(\(id)) ? (\(flat)) : (\(text)))"
    } else if name.hasSuffix("="), let other = Self.swaps[String(name.dropLast())],
      let left = flattened(ExprSyntax(found.leftOperand)),
      let right = flattened(ExprSyntax(found.rightOperand)),
      let id = number(node, "\(name) is \(other)=")
    {
      text = "if isMutant(\(id)) { \(left) \(other)= \(right) } else { \(text) }"
    }
    return replaced(ExprSyntax(node), text)
  }

  private func twice(
    _ node: InfixOperatorExprSyntax, _ found: InfixOperatorExprSyntax, _ name: String,
    _ other: String, _ text: String
  ) -> String {
    guard let left = flattened(found.leftOperand), let right = flattened(found.rightOperand),
      let id = number(node, "\(name) is \(other)")
    else { return text }
    return "(isMutant(\(id)) ? (\(left) \(other) \(right)) : (\(text)))"
  }

  /// An expression on one line; nil where it has to keep its lines, or is long.
  private func flattened(_ expression: ExprSyntax) -> String? {
    let text = expression.trimmedDescription
    guard text.utf8.count <= Self.longest, !text.contains("//"), !text.contains("\"\"\""),
      !(text.contains("\n") && text.contains("{"))
    else { return nil }
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> ExprSyntax {
    let inner = super.visit(node)
    guard node.operator.text == "!", let id = number(node, "! is left out") else { return inner }
    return replaced(ExprSyntax(node), "(isMutant(\(id)) != (\(inner.trimmedDescription)))")
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> ExprSyntax {
    // What follows 'while true' is not reached, and need not return.
    guard node.parent?.parent?.parent?.is(WhileStmtSyntax.self) != true,
      node.parent?.is(InitializerClauseSyntax.self) != true || isLocal(node),
      let id = number(node, "\(node.trimmedDescription) is not")
    else { return super.visit(node) }
    return replaced(ExprSyntax(node), "(isMutant(\(id)) != \(node.trimmedDescription))")
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> ExprSyntax {
    let digits = node.literal.text
    guard let value = Int(digits), value < 1_000_000, isLocal(node), !isInTable(node),
      let id = number(node, "\(digits) is \(value + 1)")
    else { return super.visit(node) }
    return replaced(ExprSyntax(node), "(isMutant(\(id)) ? \(value + 1) : \(digits))")
  }

  /// Whether a literal stands in a body, rather than in a default or a constant of a type.
  private func isLocal(_ node: some SyntaxProtocol) -> Bool {
    var at = node.parent
    while let parent = at {
      if parent.is(CodeBlockSyntax.self) || parent.is(AccessorBlockSyntax.self)
        || parent.is(ClosureExprSyntax.self)
      {
        return true
      }
      if parent.is(PatternBindingSyntax.self),
        parent.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return true
      }
      if parent.is(FunctionParameterSyntax.self) || parent.is(EnumCaseElementSyntax.self)
        || parent.is(AttributeSyntax.self)
      {
        return false
      }
      at = parent.parent
    }
    return false
  }

  private func isInTable(_ node: some SyntaxProtocol) -> Bool {
    var at = node.parent
    while let parent = at {
      if let array = parent.as(ArrayExprSyntax.self), array.elements.count > 4 { return true }
      if parent.is(SwitchCaseLabelSyntax.self) { return true }
      if parent.is(CodeBlockItemSyntax.self) { return false }
      at = parent.parent
    }
    return false
  }

  private func replaced(_ node: ExprSyntax, _ text: String) -> ExprSyntax {
    var made = ExprSyntax("\(raw: text)")
    made.leadingTrivia = node.leadingTrivia
    made.trailingTrivia = node.trailingTrivia
    return made
  }
}

var words = Array(CommandLine.arguments.dropFirst())
var skipped: Set<String> = []
if words.first == "--skip" {
  skipped = Set(
    try String(contentsOfFile: words[1], encoding: .utf8).split(separator: "\n").map(String.init))
  words.removeFirst(2)
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
var next = 1
for file in words {
  let source = try String(contentsOfFile: file, encoding: .utf8)
  let parsed = Parser.parse(source: source)
  guard
    let folded = OperatorTable.standardOperators.foldAll(parsed, errorHandler: { _ in }).as(
      SourceFileSyntax.self)
  else { continue }
  let mutator = Mutator(file, source, folded, from: next, skipped: skipped)
  let made = mutator.visit(folded)
  next += mutator.mutants.count
  for mutant in mutator.mutants {
    print(String(decoding: try encoder.encode(mutant), as: UTF8.self))
  }
  try made.description.write(toFile: file, atomically: true, encoding: .utf8)
}
