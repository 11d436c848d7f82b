/// How many letters names stand for, by where they are given them.
struct Counts {
  private var places: [String: [(token: Int, count: Int)]] = [:]

  mutating func add(_ name: String, _ count: Int, at token: Int) {
    places[name, default: []].append((token, count))
  }

  subscript(name: String) -> Int? { places[name]?.last?.count }

  /// What a name stands for where it is used: what it was given last before, or first after.
  func of(_ name: String, at token: Int) -> Int? {
    guard let all = places[name] else { return nil }
    return all.filter { $0.token <= token }.max { $0.token < $1.token }?.count ?? all.first?.count
  }
}
