// swift-format-ignore-file
import Foundation

/// Writes the signed-in user's notes to a file that can be shared.
struct BackupWriter {

    let directory: URL
    let encoder = JSONEncoder()

    func write(_ notes: [Note], for user: User) throws -> URL {
        let stamp = Int(Date().timeIntervalSince1970)
        let name = "backup-\(user.id)-\(stamp).json"
        let url = directory.appendingPathComponent(name)
        try encoder.encode(notes).write(to: url, options: .atomic)
        return url
    }

    func removeOld(keeping count: Int) throws {
        let files = try FileManager.default
            .contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasPrefix("backup-") }
            .sorted { $0.lastPathComponent > $1.lastPathComponent }
        for file in files.dropFirst(count) {
            try FileManager.default.removeItem(at: file)
        }
    }
}
