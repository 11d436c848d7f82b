import AuthConformance
import Foundation

// Ways WAY: a right subject that once, in the midst of a call, does what the way says; WRONG set, it
// is wrong in what it answers as well. Ways --list: the names of all.
let word = CommandLine.arguments.dropFirst().first ?? "--list"
if word == "--list" {
  print((Array(ways.keys) + waits.keys).sorted().joined(separator: "\n"))
  exit(0)
}
guard word == "none" || ways[word] != nil || waits[word] != nil else {
  fatalError("unknown way '\(word)'")
}
// Some kill their whole group, or empty the temporary folder.
guard ProcessInfo.processInfo.environment["FAULT_RUN"] != nil else {
  fatalError("only for Tests/Faults/ways.py")
}
let isWrong = ProcessInfo.processInfo.environment["WRONG"] != nil
ConformanceWorker.main(
  WaySubject(way: ways[word], wait: waits[word], isWrong: isWrong, turn: Turn()))
