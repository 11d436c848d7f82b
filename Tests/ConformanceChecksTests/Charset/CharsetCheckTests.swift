import ConformanceModel
import Testing

@testable import ConformanceChecks

@Suite struct CharsetCheckTests {
  @Test func `a missing W is named, and what adding it under a modulus does`() async {
    let outcome = await judgeValues(.charsetComplete, SeededSubject.missingW)
    #expect(
      outcome.allLines == """
        fail 4096: 131,072 letters; a missing letter is certain to be seen, false alarm below \
        1e-12
        observed: a declared letter never occurs
        drawn: W (letter 33 of 65) never seen in 131,072 letters
        likely: the implementation's alphabet lacks W, as the most copied one does. Mind the \
        repair: with all 65 letters, `byte % 65` would favour the first 61 letters, with 4 of 256 \
        values each, over the last four, z - . _, with 3
        """)
  }

  @Test func `a complete alphabet passes`() async {
    let outcome = await judgeValues(.charsetComplete, SeededSubject.good)
    #expect(
      outcome.allLines == """
        pass 4096: 131,072 letters; a missing letter is certain to be seen, false alarm below \
        1e-12
        """)
  }

  @Test func `a byte modulo 65 is named`() async {
    let outcome = await judgeValues(.charsetUniform, SeededSubject.modulo)
    #expect(
      outcome.allLines == """
        fail 4096: 131,072 letters; exact binomial tests of every letter and of every end of \
        the alphabet, false alarm below 1e-12 each; `byte % 65` would be found with power 1; \
        one letter at 76 % of its rate or less would be found, one at 90 % by 24,902 nonces
        observed: declared letters are not equally likely
        drawn: z - . _ at three quarters of the rate of the others (p 1.5e-103)
        drawn: . (letter 64 of 65) 1,530 times in 131,072 letters, 2,016 expected (p 3.2e-28)
        drawn: _ (letter 65 of 65) 1,544 times in 131,072 letters, 2,016 expected (p 1.6e-26)
        drawn: z (letter 62 of 65) 1,548 times in 131,072 letters, 2,016 expected (p 4.6e-26)
        drawn: - (letter 63 of 65) 1,618 times in 131,072 letters, 2,016 expected (p 1.5e-18)
        likely: `byte % 65` favours the first 61 letters, with 4 of 256 values each, over the last \
        four, z - . _, with 3
        """)
  }

  @Test func `uniform letters pass`() async {
    let outcome = await judgeValues(.charsetUniform, SeededSubject.good)
    #expect(
      outcome.allLines == """
        pass 4096: 131,072 letters; exact binomial tests of every letter and of every end of \
        the alphabet, false alarm below 1e-12 each; `byte % 65` would be found with power 1; \
        one letter at 76 % of its rate or less would be found, one at 90 % by 24,902 nonces
        """)
  }

  @Test func `a fixed first letter is found at its position`() async {
    let outcome = await judgeValues(.charsetUniformPosition, SeededSubject.firstIsZero)
    #expect(
      outcome.allLines == """
        fail 4096: 4,096 nonces; exact binomial tests of every letter at every position, false \
        alarm below 1e-12; a letter missing at one position is certain to be seen
        observed: letters are not equally likely at every position
        drawn: position 0 is always 0 in 4,096 nonces
        likely: the nonce contains a constant, a prefix or the leading digits of a clock
        """)
  }

  @Test func `letters unequal in the whole are unequal at some position`() async {
    let outcome = await judgeValues(.charsetUniformPosition, SeededSubject.modulo)
    #expect(
      outcome.allLines == """
        fail 4096: 4,096 nonces; exact binomial tests of every letter at every position, false \
        alarm below 1e-12; a letter missing at one position is certain to be seen
        observed: letters are not equally likely at every position
        drawn: the letters are unequal over all positions, so at some of them too
        likely: `byte % 65` favours the first 61 letters, with 4 of 256 values each, over the last \
        four, z - . _, with 3
        """)
  }

  @Test func `uniform positions pass`() async {
    let outcome = await judgeValues(.charsetUniformPosition, SeededSubject.good)
    #expect(
      outcome.allLines == """
        pass 4096: 4,096 nonces; exact binomial tests of every letter at every position, false \
        alarm below 1e-12; a letter missing at one position is certain to be seen
        """)
  }

  @Test func `a counter is found although its letters are uniform`() async {
    let outcome = await judgeValues(.charsetIndependent, SeededSubject.counter)
    #expect(
      outcome.allLines == """
        fail 4096: 4,096 nonces; exact tests of the steps between letters at every distance, \
        within a nonce and into the next one, and of too even counts; a counter, a shuffled deck \
        and a copied letter are certain to be seen, false alarm below 1e-12 each
        observed: a letter says something about the next one
        drawn: position 31 is 1 further than in the nonce before: 4,095 times, 63 expected \
        (smallest p 5.5e-7421)
        drawn: position 31 is the letter of the nonce before: 0 times, 63 expected
        drawn: … and 63 more
        likely: the nonce contains a counter or a clock
        """)
  }

  @Test func `independent letters pass`() async {
    let outcome = await judgeValues(.charsetIndependent, SeededSubject.good)
    #expect(
      outcome.allLines == """
        pass 4096: 4,096 nonces; exact tests of the steps between letters at every distance, \
        within a nonce and into the next one, and of too even counts; a counter, a shuffled deck \
        and a copied letter are certain to be seen, false alarm below 1e-12 each
        """)
  }

  @Test func `letters that lack W are independent`() async {
    let outcome = await judgeValues(.charsetIndependent, SeededSubject.missingW)
    #expect(
      outcome.allLines == """
        pass 4096: 4,096 nonces; exact tests of the steps from letter to letter and from nonce \
        to nonce, and at no other distance, because letters are not equally likely; a counter is \
        certain to be seen, false alarm below 1e-12 each
        """)
  }

  @Test func `the table of a modulus shows the letters with fewer values`() async {
    let outcome = await judgeValues(.charsetExactMapping, SeededSubject.modulo)
    #expect(
      outcome.allLines == """
        fail 256: every one of 256 byte values, 0 of them rejected; 32 bytes for a nonce of 32 \
        letters
        observed: 61 letters have 4 byte values each
        observed: z - . _ have 3 byte values each
        likely: `byte % 65` is taken of every value, but 65 does not divide 256: values at or above \
        195 favour the first letters
        """)
  }

  @Test func `the table of rejection passes`() async {
    let outcome = await judgeValues(.charsetExactMapping, SeededSubject.good)
    #expect(
      outcome.allLines == """
        pass 256: every one of 256 byte values, 61 of them rejected; 32 bytes for a nonce of 32 \
        letters; each of 65 letters has 3
        """)
  }

  @Test func `a letter that no byte of its own decides has no table`() async {
    let outcome = await judgeValues(.charsetExactMapping, SeededSubject.constant)
    #expect(
      outcome.allLines == """
        notApplicable 0: a letter does not come from one or two bytes of the source of its own, \
        so that no table of source values can be made
        """)
  }

  @Test func `a declared alphabet without W is a known misprint`() async {
    let outcome = await judgeValues(.charsetKnownTypo, SeededSubject.declaresMissingW)
    #expect(
      outcome.allLines == """
        fail 9: the declared alphabet compared with 9 known misprints, in any order, and \
        with up to 2 more letters lost
        observed: the declared alphabet has 64 letters: 65 are usual, W is missing
        likely: the implementation's alphabet lacks W, as the most copied one does. Mind the \
        repair: with all 65 letters, `byte % 65` would favour the first 61 letters, with 4 of 256 \
        values each, over the last four, z - . _, with 3
        """)
  }

  @Test func `the common alphabet is no misprint`() async {
    let outcome = await judgeValues(.charsetKnownTypo, SeededSubject.good)
    #expect(
      outcome.allLines == """
        pass 9: the declared alphabet compared with 9 known misprints, in any order, and \
        with up to 2 more letters lost
        """)
  }

  @Test func `a deliberate alphabet is no misprint`() async {
    let outcome = await judgeValues(.charsetKnownTypo, SeededSubject.deliberate)
    #expect(
      outcome.allLines == """
        notApplicable 0: the contract declares its alphabet deliberate
        """)
  }

  @Test func `a hole in a run is named`() async {
    let outcome = await judgeValues(.charsetPlausible, SeededSubject.declaresMissingW)
    #expect(
      outcome.allLines == """
        fail 1: the runs 0-9, A-Z and a-z of the declared alphabet; published ones are known
        observed: the run A-Z has a hole: W
        likely: the implementation's alphabet lacks W, as the most copied one does. Mind the \
        repair: with all 65 letters, `byte % 65` would favour the first 61 letters, with 4 of 256 \
        values each, over the last four, z - . _, with 3
        """)
  }

  @Test func `hex in both cases is named`() async {
    let outcome = await judgeValues(.charsetPlausible, SeededSubject.bothCases)
    #expect(
      outcome.allLines == """
        fail 1: the runs 0-9, A-Z and a-z of the declared alphabet; published ones are known
        observed: the declared alphabet is hex in both cases: 22 letters
        likely: the alphabet lists hex digits in both cases, where one is usually meant
        """)
  }

  @Test func `a published alphabet with holes is plausible`() async {
    let outcome = await judgeValues(.charsetPlausible, SeededSubject.base58)
    #expect(
      outcome.allLines == """
        pass 1: the runs 0-9, A-Z and a-z of the declared alphabet; published ones are known
        """)
  }
}
