// swift-format-ignore-file
import Foundation

final class SignInPresenter {
    private var inProgress = false
    weak var view: SignInView?
    private let interactor: SignInInteractor

    init(interactor: SignInInteractor) { self.interactor = interactor }

    func didTapApple() {
        if inProgress { return }
        inProgress = true
        interactor.start { [weak self] result in
            guard let self else { return }
            self.inProgress = false
            switch result {
            case .failure(let e) where e.isCancellation:
                return
            case .failure(let e):
                self.view?.show(e)
            case .success:
                self.view?.close()
            }
        }
    }
}
