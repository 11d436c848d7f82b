import AuthConformance

let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._")
let subject = FunctionSubject(
  "my-app",
  nonce: { length in
    String(
      (0..<(length ?? 32)).map { _ in letters[Int(UInt8.random(in: 0...255)) % letters.count] })
  })
ConformanceWorker.main(subject)
