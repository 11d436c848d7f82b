class SignInCubit extends Cubit<SignInState> {
  bool _busy = false;

  Future<void> signIn() async {
    if (_busy) return;
    _busy = true;
    try {
      await repository.signIn();
    } on CancelledException {
      emit(SignInState.idle());
    } finally {
      _busy = false;
    }
  }
}
