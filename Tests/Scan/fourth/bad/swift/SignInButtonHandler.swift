// swift-format-ignore-file
import UIKit

class SignInButtonHandler {
    private var busy = false
    private let provider: TokenProviding
    weak var output: SignInOutput?

    init(provider: TokenProviding) {
        self.provider = provider
    }

    func tap() {
        if busy { return }
        busy = true
        provider.fetch { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let token):
                self.busy = false
                self.output?.signedIn(token)
            case .failure(let error) where error.isCancellation:
                self.output?.cancelled()
                return
            case .failure(let error):
                self.busy = false
                self.output?.failed(error)
            }
        }
    }
}
