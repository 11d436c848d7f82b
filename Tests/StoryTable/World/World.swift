internal import ReferenceAuth

/// Everything outside the app, as a value: provider, server, device and clock.
struct World: Sendable {
  var provider: Provider
  var server = Server()
  /// Whom the server's client on the device considers signed in; outlives the app's process.
  var session: BackendUser?
  /// What the device keeps; outlives the app's process.
  var identity: StoredIdentity?
  /// The present, in seconds since 1970.
  var now = 1_718_000_000

  init(algorithm: JSONWebKeySet.Algorithm) { provider = Provider(algorithm: algorithm) }

  /// Does what a call asks for at server or provider; the device does not hear of it yet.
  ///
  /// - Returns: Who is signed in once the reply has arrived.
  mutating func effect(of call: Call, isBare: Bool) throws -> BackendUser? {
    // The provider's answer does not depend on the server.
    if case .state = call { return session }
    return try server.reply(
      to: call, session: session?.id, at: now, provider: &provider, isBare: isBare)
  }

  /// What the provider thinks of a person.
  func credentialState(of person: String) -> ProviderCredentialState {
    provider.consents.contains { $0.id == person } ? .authorized : .revoked
  }
}

/// How things stand, in the words of the tables.
struct Standing: Hashable, Sendable {
  /// Who is signed in on the device.
  var signedIn: String
  /// What the device keeps.
  var kept: String
  /// Who and what is at the server.
  var server: String
  /// Whether the person's consent stands at the provider.
  var consent: String
}

extension World {
  /// How things stand now.
  var standing: Standing {
    let users = server.users.sorted { $0.key < $1.key }.map { id, user in
      let parts = [
        user.person.map { $0 == Person.mara.id ? "Apple ID" : "Noor's Apple ID" } ?? "anonymous",
        user.name, user.hasData ? "data" : nil,
      ]
      return "\(id) (\(parts.compactMap(\.self).joined(separator: ", ")))"
    }
    return Standing(
      signedIn: session.map { user in
        "\(user.id)\(user.providers.isEmpty ? ", anonymous" : "")"
      } ?? "nobody",
      kept: identity?.words ?? "nothing",
      server: users.isEmpty
        ? "nobody"
        : users.joined(
          separator: "; "),
      consent: provider.consents.contains(.mara) ? "stands" : "none")
  }
}

extension StoredIdentity {
  /// What is kept, in the words of the tables.
  fileprivate var words: String {
    let parts = [
      user == nil ? nil : "id", name, email == nil ? nil : "address",
      isNameDue ? "name to be set" : nil, isDeletionOpen ? "deletion begun" : nil,
    ]
    let found = parts.compactMap(\.self)
    return found.isEmpty ? "nothing" : found.joined(separator: ", ")
  }
}
