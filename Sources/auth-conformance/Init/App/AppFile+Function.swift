extension AppFile {
  /// A function with a body.
  struct Function: Equatable {
    struct Parameter: Equatable {
      /// What a call writes in front of the argument; `nil` for nothing.
      var label: String?
      /// What the body calls it.
      var name: String
      var type: String
      var hasDefault: Bool
    }

    var name: String
    /// The type that it belongs to; `nil` for none.
    var owner: String?
    var isStatic = false
    var isHidden = false
    var parameters: [Parameter] = []
    var isAsync = false
    var doesThrow = false
    var result = ""
    /// The words of its body.
    var uses: Set<String> = []
    /// Where it is declared.
    var line = 0
  }
}
