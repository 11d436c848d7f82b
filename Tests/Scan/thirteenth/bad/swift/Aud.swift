import AuthenticationServices
func check(_ claims: Claims, nonce: String) throws {
  guard claims.aud.contains("com.example.app") else { throw Failed() }
  guard claims.nonce == nonce else { throw Failed() }
}
struct Claims: Decodable { let aud: String; let nonce: String }
