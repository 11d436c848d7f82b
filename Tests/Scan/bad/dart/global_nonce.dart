import 'nonce.dart';

String currentNonce = generateNonce();

String appleNonce() => sha256ofString(currentNonce);
