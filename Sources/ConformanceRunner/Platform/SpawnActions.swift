// The Darwin half follows Apple's headers and has never been compiled; everything is verified on
// Linux only.
internal import Foundation

#if os(Linux)
  typealias SpawnFileActions = posix_spawn_file_actions_t
  typealias SpawnAttributes = posix_spawnattr_t
  func emptySpawnFileActions() -> SpawnFileActions { posix_spawn_file_actions_t() }
  func emptySpawnAttributes() -> SpawnAttributes { posix_spawnattr_t() }
#elseif canImport(Darwin)
  typealias SpawnFileActions = posix_spawn_file_actions_t?
  typealias SpawnAttributes = posix_spawnattr_t?
  func emptySpawnFileActions() -> SpawnFileActions { nil }
  func emptySpawnAttributes() -> SpawnAttributes { nil }
#endif
