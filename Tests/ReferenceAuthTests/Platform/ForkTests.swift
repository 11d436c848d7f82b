import ReferenceAuth
import Testing

#if canImport(Glibc)
  import Glibc

  /// `fork` is hidden from Swift, so it is looked up by name. Only Linux needs to prove this.
  @Suite struct ForkTests {
    @Test func `a forked child does not draw its parent's buffered nonces`() throws {
      let fork = unsafeBitCast(
        try #require(dlsym(dlopen(nil, RTLD_NOW), "fork")), to: (@convention(c) () -> Int32).self)
      let generator = NonceGenerator()
      // Fills the buffer, and warms up every code path that the child will take.
      _ = try generator.nonce()
      var pipes: [Int32] = [0, 0]
      try #require(pipe(&pipes) == 0)

      let child = fork()
      if child == 0 {
        // Nothing may hang here for ever: another thread's lock may be frozen in the child.
        alarm(20)
        var text = (try? generator.nonce()) ?? ""
        let count = text.withUTF8 { write(pipes[1], $0.baseAddress, $0.count) }
        _exit(count == 32 ? 0 : 1)
      }
      try #require(child > 0)
      let parents = try generator.nonce()
      var status: Int32 = -1
      while waitpid(child, &status, 0) == -1 && errno == EINTR {}
      var childs = [UInt8](repeating: 0, count: 32)
      let count = read(pipes[0], &childs, childs.count)
      close(pipes[0])
      close(pipes[1])

      #expect(status == 0)
      #expect(count == 32)
      #expect(String(decoding: childs, as: UTF8.self) != parents)
    }
  }
#endif
