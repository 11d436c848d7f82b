public import Foundation

/// Writes a person's name, as Foundation does on Apple's platforms; on Linux it cannot.
///
/// The package that compiles an app's files calls it `PersonNameComponentsFormatter`.
open class PersonNameFormatter: Formatter {
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  public struct Options: OptionSet, Sendable {
    public static let phonetic = Options(rawValue: 2)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var style = Style.default
  open var isPhonetic = false
  open var locale: Locale?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open func string(from name: PersonNameComponents) -> String {
    Self.text(isPhonetic ? name.phoneticRepresentation ?? name : name, style)
  }

  open override func string(for object: Any?) -> String? {
    (object as? PersonNameComponents).map(string)
  }

  /// Given and family name of a text of two words or more.
  open func personNameComponents(from text: String) -> PersonNameComponents? {
    let words = text.split(separator: " ").map(String.init)
    guard let given = words.first else { return nil }
    var name = PersonNameComponents()
    name.givenName = given
    if words.count > 1 { name.familyName = words.dropFirst().joined(separator: " ") }
    return name
  }

  open class func localizedString(
    from name: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameFormatter()
    formatter.style = style
    formatter.isPhonetic = options.contains(.phonetic)
    return formatter.string(from: name)
  }

  /// As it is written in English.
  fileprivate static func text(_ name: PersonNameComponents, _ style: Style) -> String {
    let parts: [String?] =
      switch style {
      case .short: [name.nickname ?? name.givenName ?? name.familyName]
      case .default, .medium: [name.givenName, name.familyName]
      case .long:
        [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
      case .abbreviated: [name.givenName, name.familyName].map { $0.map { String($0.prefix(1)) } }
      }
    return parts.compactMap { $0 }.joined(separator: style == .abbreviated ? "" : " ")
  }
}

extension PersonNameComponents {
  public func formatted() -> String { FormatStyle().format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }

  /// How a name is written.
  public struct FormatStyle: Foundation.FormatStyle {
    public enum Style: Int, Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }

    let style: Style
    public init(style: Style = .medium) { self.style = style }

    public func format(_ name: PersonNameComponents) -> String {
      switch style {
      case .short: PersonNameFormatter.text(name, .short)
      case .medium: PersonNameFormatter.text(name, .medium)
      case .long: PersonNameFormatter.text(name, .long)
      case .abbreviated: PersonNameFormatter.text(name, .abbreviated)
      }
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
