import 'package:flutter_bloc/flutter_bloc.dart';
import 'package:supabase_flutter/supabase_flutter.dart';

import 'apple_gateway.dart';
import 'auth_state.dart';
import 'profile_api.dart';

class AuthCubit extends Cubit<AuthViewState> {
  AuthCubit(this._gateway, this._client, this._profiles)
      : super(const AuthViewState.idle());

  final AppleGateway _gateway;
  final SupabaseClient _client;
  final ProfileApi _profiles;
  bool _busy = false;

  Future<void> restore() async {
    final session = _client.auth.currentSession;
    if (session == null) {
      emit(const AuthViewState.idle());
      return;
    }
    emit(AuthViewState.signedIn(session.user.id));
  }

  Future<void> signInWithApple() async {
    if (_busy) return;
    _busy = true;
    emit(const AuthViewState.loading());

    final outcome = await _gateway.authorize();
    if (outcome.cancelled) {
      emit(const AuthViewState.idle());
      return;
    }

    try {
      final res = await _client.auth.signInWithIdToken(
        provider: OAuthProvider.apple,
        idToken: outcome.idToken!,
        nonce: outcome.rawNonce,
      );
      final user = res.user!;
      if (outcome.givenName != null) {
        await _profiles.rename(user.id, outcome.givenName!);
      }
      emit(AuthViewState.signedIn(user.id));
    } on AuthException catch (e) {
      emit(AuthViewState.error(e.message));
    } finally {
      _busy = false;
    }
  }

  Future<void> signOut() async {
    await _client.auth.signOut();
    emit(const AuthViewState.idle());
  }
}
