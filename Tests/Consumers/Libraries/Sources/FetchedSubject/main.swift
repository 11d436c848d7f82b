import AuthConformance
import ReferenceAuth

// What an adapter links, and nothing else:
//   auth-conformance -- Tests/Consumers/Libraries/.build/release/FetchedSubject

let generator = NonceGenerator()
let subject = FunctionSubject(
  "fetched",
  nonce: { try generator.nonce(length: $0 ?? 32) },
  digest: { SHA256.digest(of: $0).hexadecimal })
ConformanceWorker.main(subject)
