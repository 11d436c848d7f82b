import Foundation

// Reads "contender task count" a line, answers with the nanoseconds of processor time that so many
// runs took: on a shared machine, elapsed time would mostly measure the others.

func processorNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

let contenders = Contenders()
while let line = readLine() {
  let words = line.split(separator: " ")
  guard words.count == 3, let count = Int(words[2]),
    let work = contenders.work["\(words[0]) \(words[1])"]
  else {
    fatalError("found '\(line)', expected 'contender task count'")
  }
  let start = processorNanoseconds()
  try work(count)
  let elapsed = processorNanoseconds() - start
  FileHandle.standardOutput.write(Data("\(elapsed)\n".utf8))
}
