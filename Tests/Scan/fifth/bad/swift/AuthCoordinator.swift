// swift-format-ignore-file
import UIKit
import AuthenticationServices

final class AuthCoordinator: NSObject, ASAuthorizationControllerDelegate {
    private var inProgress = false
    private let api: SessionAPI
    weak var presenter: UIViewController?

    init(api: SessionAPI) { self.api = api }

    func start(hashedNonce: String, completion: @escaping (Bool) -> Void) {
        if inProgress { return }
        inProgress = true

        guard let window = presenter?.view.window else {
            completion(false)
            return
        }
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.nonce = hashedNonce
        api.run(request, in: window) { [weak self] ok in
            self?.inProgress = false
            completion(ok)
        }
    }
}
