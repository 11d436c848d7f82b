import 'package:flutter_bloc/flutter_bloc.dart';

import '../repository/auth_repository.dart';

part 'sign_in_event.dart';
part 'sign_in_state.dart';

class SignInBloc extends Bloc<SignInEvent, SignInState> {
  SignInBloc(this._repository) : super(const SignInState.idle()) {
    on<AppleRequested>(_onApple);
    on<Dismissed>((_, emit) => emit(const SignInState.idle()));
  }

  final AuthRepository _repository;
  bool _inProgress = false;

  Future<void> _onApple(AppleRequested event, Emitter<SignInState> emit) async {
    if (_inProgress) return;
    _inProgress = true;
    emit(const SignInState.loading());

    final credential = await _repository.appleCredential();
    if (credential == null) {
      emit(const SignInState.cancelled());
      return;
    }

    final account = await _repository.exchange(credential);
    _inProgress = false;
    emit(SignInState.success(account));
  }
}
