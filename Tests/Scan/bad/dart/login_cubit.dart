class LoginCubit extends Cubit<LoginState> {
  LoginCubit(this.auth) : super(LoginState.idle());
  final Auth auth;
  bool _busy = false;

  Future<void> login() async {
    if (_busy) return;
    _busy = true;
    final nonce = await auth.nonce();
    if (nonce == null) {
      return;
    }
    await auth.signIn(nonce);
    _busy = false;
  }
}
