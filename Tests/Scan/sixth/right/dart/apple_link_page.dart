import 'package:firebase_auth/firebase_auth.dart';
import 'package:flutter/material.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

import 'digest_util.dart';

class AppleLinkPage extends StatefulWidget {
  const AppleLinkPage({super.key});

  @override
  State<AppleLinkPage> createState() => _AppleLinkPageState();
}

class _AppleLinkPageState extends State<AppleLinkPage> {
  bool _linking = false;
  String? _nonce;

  Future<void> _link() async {
    if (_linking) return;
    setState(() => _linking = true);
    try {
      final raw = _nonce = generateNonce();
      final apple = await SignInWithApple.getAppleIDCredential(
        scopes: const [],
        nonce: sha256Hex(raw),
      );
      final open = _nonce;
      _nonce = null;
      if (open == null) return;
      await FirebaseAuth.instance.currentUser?.linkWithCredential(
        OAuthProvider('apple.com')
            .credential(idToken: apple.identityToken, rawNonce: open),
      );
    } on FirebaseAuthException catch (e) {
      if (mounted) {
        ScaffoldMessenger.of(context).showSnackBar(SnackBar(content: Text(e.code)));
      }
    } finally {
      if (mounted) setState(() => _linking = false);
    }
  }

  @override
  Widget build(BuildContext context) => Scaffold(
        appBar: AppBar(title: const Text('Apple account')),
        body: Center(
          child: FilledButton(onPressed: _linking ? null : _link, child: const Text('Connect')),
        ),
      );
}
