import AuthConformance
import ConformanceRunner

/// A POSIX shell program that speaks the wire well enough to misbehave at a chosen request.
enum FaultySubject {
  /// What happens at the request.
  enum Fault: String, CaseIterable {
    /// The process kills itself.
    case kill
    /// It sleeps for ever.
    case sleep
    /// It prints without a line end.
    case flood
    /// It answers what is no JSON.
    case garbage
    /// It ends by itself.
    case exit
  }

  /// Offers digests, answers nonsense of the right shape, and misbehaves at request `request`
  /// (the first is `hello`).
  static func command(_ fault: Fault, at request: Int) -> [String] {
    ["/bin/sh", "-c", script, "faulty", fault.rawValue, String(request)]
  }

  /// Sleeps for ever at a request of its first process, of which the file `mark` tells the others.
  static func sleepingOnce(mark: String, at request: Int) -> [String] {
    let once =
      "if [ -e \"$3\" ]; then set -- none 999; else : >\"$3\"; set -- sleep \"$2\"; fi\n"
    return ["/bin/sh", "-c", once + script, "faulty", "sleep", String(request), mark]
  }

  /// Ends after `hello`; the processes after the first declare another contract.
  static func changing(mark: String) -> [String] {
    let once =
      "if [ -e \"$1\" ]; then version=2; else : >\"$1\"; version=1; fi\nread line\n"
      + #"id=$(echo "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')"# + "\n"
      + #"echo "{\"id\":$id,\"wire\":1,\"contract\":{\"name\":\"x\",\"version\":\"$version\","#
      + #"\"capabilities\":[\"digest\",\"streamingDigest\"]}}""#
    return ["/bin/sh", "-c", once, "changing", mark]
  }

  private static let script = #"""
    n=0
    while IFS= read -r line; do
      n=$((n + 1))
      id=$(printf '%.60s' "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')
      if [ "$n" -ge "$2" ]; then
        case $1 in
          kill) kill -9 $$ ;;
          sleep) exec sleep 1000 ;;
          flood) exec tr '\0' 'x' </dev/zero ;;
          garbage) echo 'garbage <here>' ; continue ;;
          exit) echo 'Error: out of nonces' >&2 ; exit 7 ;;
        esac
      fi
      case $line in
        *'"op":"hello"'*)
          echo "{\"id\":$id,\"wire\":1,\"contract\":{\"name\":\"faulty\",\"capabilities\":[\"streamingDigest\"]}}" ;;
        *'"op":"bye"'*) echo "{\"id\":$id}" ; exit 0 ;;
        *) echo "{\"id\":$id,\"digests\":[\"nonsense\"]}" ;;
      esac
    done
    """#
}
