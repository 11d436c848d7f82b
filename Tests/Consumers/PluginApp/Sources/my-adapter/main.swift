import AuthConformance

let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")
let subject = FunctionSubject(
  "my-adapter",
  nonce: { length in
    let length = length ?? 32
    precondition(length > 0)
    return String((0..<length).map { _ in letters.randomElement()! })
  })
ConformanceWorker.main(subject)
