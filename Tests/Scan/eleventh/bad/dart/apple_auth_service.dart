import 'package:firebase_auth/firebase_auth.dart';

class AppleAuthService {
  AppleAuthService(this._auth);

  final FirebaseAuth _auth;
  String? _nonce;

  void begin(String nonce) => _nonce = nonce;

  Future<User?> finish(String identityToken, {String? code}) async {
    final provider = OAuthProvider('apple.com');
    final nonce = _nonce;
    _nonce = null;
    final result = await _auth.signInWithCredential(
      provider.credential(
        idToken: identityToken,
        accessToken: code,
        rawNonce: nonce ?? '',
      ),
    );
    return result.user;
  }
}
