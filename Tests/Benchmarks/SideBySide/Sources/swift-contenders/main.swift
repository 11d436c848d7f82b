import Foundation

// Reads "contender task count" a line, answers with the nanoseconds that count runs took.
let contenders = Contenders()
let clock = ContinuousClock()

while let line = readLine() {
  let words = line.split(separator: " ")
  guard words.count == 3, let count = Int(words[2]),
    let work = contenders.work["\(words[0]) \(words[1])"]
  else {
    fatalError("found '\(line)', expected 'contender task count'")
  }
  let start = clock.now
  try work(count)
  let elapsed = start.duration(to: clock.now)
  FileHandle.standardOutput.write(Data("\(elapsed / .nanoseconds(1))\n".utf8))
}
