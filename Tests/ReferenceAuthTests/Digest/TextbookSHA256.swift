/// SHA-256 as FIPS 180-4 section 6.2 spells it: slow, bit by bit obvious, and its constants
/// computed from the primes rather than copied.
func textbookSHA256(_ message: [UInt8]) -> [UInt8] {
  let primes = (2...311).filter { n in (2..<n).allSatisfy { n % $0 != 0 } }
  let constants = primes.map { fractionalBits(of: $0, root: 3) }
  var hash = primes.prefix(8).map { fractionalBits(of: $0, root: 2) }

  var padded = message + [0x80]
  while padded.count % 64 != 56 { padded.append(0) }
  let bitCount = UInt64(message.count) * 8
  for shift in stride(from: 56, through: 0, by: -8) {
    padded.append(UInt8(bitCount >> shift & 255))
  }

  for block in stride(from: 0, to: padded.count, by: 64) {
    var schedule: [UInt32] = []
    for t in 0..<16 {
      let bytes = padded[(block + 4 * t)..<(block + 4 * t + 4)]
      schedule.append(bytes.reduce(0) { $0 << 8 | UInt32($1) })
    }
    for t in 16..<64 {
      let (early, late) = (schedule[t - 15], schedule[t - 2])
      let small0 = rotate(early, 7) ^ rotate(early, 18) ^ early >> 3
      let small1 = rotate(late, 17) ^ rotate(late, 19) ^ late >> 10
      schedule.append(small1 &+ schedule[t - 7] &+ small0 &+ schedule[t - 16])
    }
    var v = hash
    for t in 0..<64 {
      let big1 = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25)
      let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
      let first = v[7] &+ big1 &+ choice &+ constants[t] &+ schedule[t]
      let big0 = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22)
      let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
      v = [first &+ big0 &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    hash = zip(hash, v).map { $0 &+ $1 }
  }
  return hash.flatMap { word in [24, 16, 8, 0].map { UInt8(word >> UInt32($0) & 255) } }
}

private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word >> count | word << (32 - count)
}

/// The first 32 bits behind the point of a root, found by trying bits from the top.
private func fractionalBits(of prime: Int, root: Int) -> UInt32 {
  var candidate: UInt64 = 0
  for bit in stride(from: 35, through: 0, by: -1) {
    let next = candidate | 1 << UInt64(bit)
    // next^root ≤ prime · 2^(32 · root), in 128 bits.
    var power = UInt128(1)
    for _ in 0..<root { power *= UInt128(next) }
    if power <= UInt128(prime) << UInt128(32 * root) { candidate = next }
  }
  return UInt32(truncatingIfNeeded: candidate)
}
