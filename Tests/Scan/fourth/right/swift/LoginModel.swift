// swift-format-ignore-file
import SwiftUI

@MainActor @Observable
final class LoginModel {
    private(set) var isBusy = false
    var alert: String?
    let service: AuthService

    init(service: AuthService) { self.service = service }

    func login() async {
        guard !isBusy else { return }
        isBusy = true
        defer { isBusy = false }

        guard let credential = try? await service.requestAppleCredential() else {
            alert = "Cancelled"
            return
        }
        do { try await service.exchange(credential) } catch { alert = "\(error)" }
    }
}
