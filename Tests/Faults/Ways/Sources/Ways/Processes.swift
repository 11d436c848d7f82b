import CWays
import Foundation

/// Forks; the child does something and ends.
private func child(_ body: () -> Void) {
  if ways_fork() == 0 {
    body()
    _exit(0)
  }
}

/// Other processes.
let processes: [String: Way] = [
  "fork-exit": { child {} },
  "fork-wait": {
    child {}
    wait(nil)
  },
  "fork-sleep": { child { sleepForEver() } },
  "fork-spin": { child { while true {} } },
  "fork-stop": { child { raise(SIGSTOP) } },
  "fork-many": { for _ in 0..<50 { child { sleepForEver() } } },
  "fork-abort": { child { abort() } },
  "fork-goes-on": { _ = ways_fork() },
  "fork-leaves": { if ways_fork() != 0 { _exit(0) } },
  "fork-exit-0": { if ways_fork() == 0 { exit(0) } },
  "vfork": { _ = ways_vfork() },
  "fork-become": { child { ways_become("/bin/cat") } },
  "daemon": {
    child {
      setsid()
      child { sleepForEver() }
    }
  },
  "zombies": { for _ in 0..<100 { child {} } },
  "run-sleep": { system("sleep 1000000 &") },
  "run-sleep-waits": { system("sleep 1000000") },
  "run-reads": { system("cat > /dev/null") },
  "process": {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sleep")
    process.arguments = ["1000000"]
    try? process.run()
  },
  "setsid": { setsid() },
  "setsid-child": {
    child {
      setsid()
      sleepForEver()
    }
  },
  "leave-group": { setpgid(0, getpgid(getppid())) },
  "leave-and-sleep": {
    setpgid(0, getpgid(getppid()))
    sleepForEver()
  },
]

private func limit(_ resource: __rlimit_resource, _ number: rlim_t) {
  var limit = rlimit(rlim_cur: number, rlim_max: number)
  setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
}

/// Limits of the process.
let limits: [String: Way] = [
  "limit-files-0": { limit(RLIMIT_NOFILE, 0) }, "limit-files-3": { limit(RLIMIT_NOFILE, 3) },
  "limit-file-size-0": { limit(RLIMIT_FSIZE, 0) },
  "limit-address-space": { limit(RLIMIT_AS, 1 << 20) }, "limit-data": { limit(RLIMIT_DATA, 0) },
  "limit-stack": { limit(RLIMIT_STACK, 4_096) }, "limit-cpu": { limit(RLIMIT_CPU, 1) },
  "limit-cpu-spins": {
    limit(RLIMIT_CPU, 1)
    while true {}
  },
  "limit-processes": { limit(__RLIMIT_NPROC, 0) }, "limit-core": { limit(RLIMIT_CORE, .max) },
  "limit-signals": { limit(__RLIMIT_SIGPENDING, 0) },
  "limit-locked": { limit(__RLIMIT_MEMLOCK, 0) },
]

/// What surrounds the process.
let surroundings: [String: Way] = [
  "chdir": { chdir("/") },
  "chdir-gone": {
    var name = Array("/tmp/ways-XXXXXX".utf8CString)
    mkdtemp(&name)
    chdir(name)
    rmdir(name)
  },
  "chroot": {
    // Only the superuser can.
    chroot("/proc/self/fdinfo")
    chdir("/")
  },
  "umask": { umask(0o777) }, "nice": { _ = nice(19) },
  "setenv": {
    setenv("PATH", "/nowhere", 1)
    setenv("TMPDIR", "/nowhere", 1)
    setenv("AUTH_CONFORMANCE_CONTROLLED", "no", 1)
  },
  "clearenv": { ways_clear_environment() },
  "locale": {
    setlocale(LC_ALL, "tr_TR.UTF-8")
    setlocale(LC_ALL, "ar_EG")
  },
  "time-zone": {
    setenv("TZ", "Pacific/Kiritimati", 1)
    tzset()
  },
  "set-user": {
    setgid(65_534)
    setuid(65_534)
  },
  "remove-temporary": {
    let folder = FileManager.default.temporaryDirectory
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  },
  "empty-temporary": {
    let folder = FileManager.default.temporaryDirectory.path
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      truncate("\(folder)/\(name)", 0)
    }
  },
  "seccomp": { ways_seccomp() }, "death-signal": { ways_death_signal() },
  "not-dumpable": { ways_not_dumpable() }, "adopt": { ways_adopt() },
  "lock-memory": { mlockall(1) },
]
