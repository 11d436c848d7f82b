import 'package:firebase_auth/firebase_auth.dart';
import 'package:injectable/injectable.dart';

import 'apple_gateway.dart';
import 'secure_text.dart';

@injectable
class FirebaseLinkService {
  FirebaseLinkService(this._auth, this._gateway, this._text);

  final FirebaseAuth _auth;
  final AppleGateway _gateway;
  final SecureText _text;

  String? _rawNonce;

  Future<AppleResult> authorize() {
    final raw = _text.nonce();
    _rawNonce = raw;
    return _gateway.authorize(hashedNonce: _text.sha256Hex(raw));
  }

  Future<UserCredential> link(AppleResult apple) async {
    final raw = _rawNonce;
    _rawNonce = null;
    if (raw == null) {
      throw StateError('authorize() comes first');
    }
    final credential = OAuthProvider('apple.com').credential(
      idToken: apple.identityToken,
      rawNonce: raw,
      accessToken: apple.authorizationCode ?? '',
    );
    final user = _auth.currentUser;
    return user == null ? _auth.signInWithCredential(credential) : user.linkWithCredential(credential);
  }
}
