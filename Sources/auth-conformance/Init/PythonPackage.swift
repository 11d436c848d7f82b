/// The packages that a project's Python files import, as far as their names are beyond doubt.
///
/// A module is not called as its package is, and a guess could install a stranger's.
enum PythonPackage {
  private static let names = [
    "Crypto": "pycryptodome", "OpenSSL": "pyOpenSSL", "aiohttp": "aiohttp",
    "allauth": "django-allauth",
    "authlib": "Authlib", "cachetools": "cachetools", "cryptography": "cryptography",
    "django": "Django", "fastapi": "fastapi", "firebase_admin": "firebase-admin",
    "flask": "Flask", "google.auth": "google-auth[requests]",
    "google.oauth2": "google-auth[requests]", "httpx": "httpx", "jose": "python-jose[cryptography]",
    "joserfc": "joserfc", "jwcrypto": "jwcrypto", "jwt": "PyJWT[crypto]", "nacl": "PyNaCl",
    "pydantic": "pydantic", "requests": "requests", "rsa": "rsa",
    "social_core": "social-auth-core", "starlette": "starlette",
  ]

  /// The packages of the known modules that a file imports.
  ///
  /// - Parameters:
  ///   - text: What the file holds.
  ///   - own: Names of the project's own modules.
  static func imported(by text: String, besides own: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for line in text.matches(of: /(?m)^[ \t]*(from|import)[ \t]+([A-Za-z_][A-Za-z0-9_., \t]*)/) {
      let modules = line.output.2.split(separator: line.output.1 == "import" ? "," : " ")
      for module in line.output.1 == "import" ? modules : Array(modules.prefix(1)) {
        let parts = (module.split(whereSeparator: \.isWhitespace).first ?? "").split(separator: ".")
        guard let first = parts.first, !own.contains(String(first)) else { continue }
        let package = names[String(first)] ?? names[parts.prefix(2).joined(separator: ".")]
        if let package { found.insert(package) }
      }
    }
    return found
  }
}
