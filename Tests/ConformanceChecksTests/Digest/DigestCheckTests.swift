import ConformanceModel
import Testing

@testable import ConformanceChecks

@Suite struct DigestCheckTests {
  @Test func `a double hash is named`() async {
    let outcome = await judgeValues(.digestVectors, DigestSubjects.doubleHash, profile: .quick)
    #expect(
      outcome.allLines == """
        fail 129: 129 CAVP messages and the first 2 of 100 checkpoints of the Monte Carlo \
        chain, 1,000 digests each
        observed: 129 of 129 messages wrong; the shortest is digest-cavp-short-0001, 0 bytes
        observed: expected e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
        observed: received '5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456'
        observed: lengths in bytes: 0, 1, 2, 3, 4, 5, 6, 7, …
        likely: the digest is hashed once more (double hash)
        """)
  }

  @Test func `right digests in upper case pass where values are judged`() async {
    let outcome = await judgeValues(.digestVectors, DigestSubjects.upperCase, profile: .quick)
    #expect(
      outcome.allLines == """
        pass 131: 129 CAVP messages and the first 2 of 100 checkpoints of the Monte Carlo \
        chain, 1,000 digests each
        """)
  }

  @Test func `the CAVP messages and the chain pass`() async {
    let outcome = await judgeValues(.digestVectors, DigestSubjects.good, profile: .quick)
    #expect(
      outcome.allLines == """
        pass 131: 129 CAVP messages and the first 2 of 100 checkpoints of the Monte Carlo \
        chain, 1,000 digests each
        """)
  }

  @Test func `a length at which the padding is wrong is named`() async {
    let outcome = await judgeValues(.digestEveryLength, DigestSubjects.wrongAt55)
    #expect(
      outcome.allLines == """
        fail 1177: 1,177 lengths from 0 to 1,048,576 bytes, ascending, and 42 short messages behind \
        empty, short and long ones, as bytes
        observed: 16 of 1,177 messages wrong; the shortest is digest-lengths-0002, 55 bytes
        observed: expected 1ea62cafce03b0615d082a37e7af1e60dfd4611a00917debcfe5e5e43dbe5df3
        observed: received 'a8d6c7fcaf437aaa2a4c997a2d61fab357eab0408f208f7ba81dabcd2bde1c76'
        observed: lengths in bytes: 55, 119, 183, 247, 311, 375, 439, 503, …
        likely: the padding is wrong at 55 bytes modulo 64, the last length that fits into one \
        block
        """)
  }

  @Test func `every length passes`() async {
    let outcome = await judgeValues(.digestEveryLength, DigestSubjects.good)
    #expect(
      outcome.allLines == """
        pass 2522: 1,177 lengths from 0 to 1,048,576 bytes, ascending, and 42 short messages behind \
        empty, short and long ones, as bytes and as ASCII text
        """)
  }

  @Test func `large messages are not for the quick profile, the largest for the thorough one`()
    async
  {
    let quick = await judgeValues(.digestLarge, DigestSubjects.good, profile: .quick)
    #expect(
      quick.allLines
        == "notApplicable 0: not in the quick profile: 16 MiB and more are hashed")
  }

  @Test func `who takes long for 16 MiB is asked for 512 MiB in the thorough profile only`() async {
    let slow = FunctionSubject(
      "slow",
      streamingDigest: { _ in
        try await Task.sleep(for: .milliseconds(300))
        return "3e85022c6b688e3015776144841d0d50a73e197c300d7af8923d22c1023e8fc5"
      })
    let outcome = await judgeValues(.digestLarge, slow)
    #expect(
      outcome.allLines == """
        pass 1: messages of 16,842,752 bytes in updates of 64 KiB; counters of 24 bits would be \
        seen, and of 27 bits where bits are counted; larger ones not; 512 MiB are left to the \
        thorough profile, because 16 MiB took more than a quarter of a second
        """)
  }

  @Test func `a wrong digest of a large message fails`() async {
    let outcome = await judgeValues(.digestLarge, DigestSubjects.zeros, profile: .thorough)
    #expect(
      outcome.allLines == """
        fail 1: messages of 16,842,752 bytes in updates of 64 KiB
        observed: 16,842,752 bytes: expected \
        3e85022c6b688e3015776144841d0d50a73e197c300d7af8923d22c1023e8fc5
        observed: received '0000000000000000000000000000000000000000000000000000000000000000'
        likely: the message length is counted in 24 or 27 bits
        """)
  }

  @Test func `the smallest wrong split is reported`() async {
    let outcome = await judgeValues(.digestStreaming, DigestSubjects.losesEmptyUpdate)
    #expect(
      outcome.allLines == """
        fail 6: 519 splits: no update, one, every two around the block boundaries, single \
        bytes, empty updates; and 400 generated ones
        observed: updates of 1 + 0 bytes: expected \
        d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35
        observed: received 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
        likely: an empty update changes the state
        """)
  }

  @Test func `every split passes`() async {
    let outcome = await judgeValues(.digestStreaming, DigestSubjects.good, profile: .quick)
    #expect(
      outcome.allLines == """
        pass 569: 519 splits: no update, one, every two around the block boundaries, single \
        bytes, empty updates; and 50 generated ones
        """)
  }

  @Test func `upper case is named`() async {
    let outcome = await judgeValues(.digestTextForm, DigestSubjects.upperCase)
    #expect(
      outcome.allLines == """
        fail 292: 292 digests, those with leading zeros and rare letters among them, of texts; \
        expected 64 lower-case hex digits
        observed: 292 of 292 digests of texts are not 64 lower-case hex digits
        observed: digest-form-0001: expected \
        0274215489b5ab5106184f5339061deaf6155e662e481aa78d6d39201eb9cac3
        observed: received '0274215489B5AB5106184F5339061DEAF6155E662E481AA78D6D39201EB9CAC3'
        likely: the digest is right, but written in another text form: upper-case hex
        """)
  }

  @Test func `lower-case hex passes`() async {
    let outcome = await judgeValues(.digestTextForm, DigestSubjects.good)
    #expect(
      outcome.allLines == """
        pass 876: 292 digests, those with leading zeros and rare letters among them, of texts, \
        bytes, updates; expected 64 lower-case hex digits
        """)
  }

  @Test func `a trimmed text is named`() async {
    let outcome = await judgeValues(.digestUTF8, DigestSubjects.trimming)
    #expect(
      outcome.allLines == """
        fail 88: 88 texts and 500 generated ones
        observed: 3 of 88 messages wrong; the shortest that tells why is digest-utf8-0008 (space \
        in front), 6 bytes
        observed: expected e09754a231a6370f7deba588f6bb5eb3e29f77d35cea47d458987e7b373cb8bb
        observed: received '78377b525757b494427f89014f97d79928f3938d14eb51e20fb5dec9834eb304'
        observed: lengths in bytes: 1, 6, 95
        likely: white space is trimmed from the ends of the text
        """)
  }

  @Test func `a generated text shrinks to the scalars that matter`() async {
    let outcome = await judgeValues(.digestUTF8, DigestSubjects.rare, profile: .thorough)
    #expect(
      outcome.allLines == """
        fail 10088: 88 texts and 10,000 generated ones
        observed: 1 of 1 message wrong; the shortest is the generated text U+130 U+1F1E9, 6 \
        bytes
        observed: expected aa7434ca6b78daaa6a5988c52e3e071aabc1344ef19a036cc67a1faa33964b9b
        observed: received 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
        likely: the empty message is hashed instead of the message
        """)
  }

  @Test func `all texts pass`() async {
    let outcome = await judgeValues(.digestUTF8, DigestSubjects.good, profile: .quick)
    #expect(
      outcome.allLines == """
        pass 188: 88 texts and 100 generated ones
        """)
  }

  @Test func `a hasher that is not reset answers differently`() async {
    let outcome = await judgeValues(.digestDeterministic, DigestSubjects.notReset)
    #expect(
      outcome.allLines == """
        fail 18: 9 messages, from short to long and back, and 16 times by each of 8 tasks at once
        observed: a message of 0 bytes has another digest the second time
        observed: first 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
        observed: then '0060e78355f039f27ba2972e868050212a44e5bc8b768b5e872e8845a06fe5dd'
        likely: the hasher's state is not reset between messages
        """)
  }

  @Test func `the same digest again and from many tasks passes`() async {
    let outcome = await judgeValues(.digestDeterministic, DigestSubjects.good)
    #expect(
      outcome.allLines == """
        pass 1170: 9 messages, from short to long and back, and 16 times by each of 8 tasks at once
        """)
  }
}
