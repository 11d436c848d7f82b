import 'package:flutter/material.dart';
import 'package:provider/provider.dart';

import '../services/auth_service.dart';

class LoginPage extends StatefulWidget {
  const LoginPage({super.key});

  @override
  State<LoginPage> createState() => _LoginPageState();
}

class _LoginPageState extends State<LoginPage> {
  bool _busy = false;
  String? _error;

  Future<void> _onGooglePressed() async {
    if (_busy) return;
    setState(() {
      _busy = true;
      _error = null;
    });

    final service = context.read<AuthService>();
    final account = await service.pickGoogleAccount();
    if (account == null) {
      return;
    }

    try {
      await service.signInWithGoogle(account);
      if (mounted) Navigator.of(context).pushReplacementNamed('/home');
    } on AuthFailure catch (e) {
      setState(() => _error = e.message);
    } finally {
      if (mounted) setState(() => _busy = false);
    }
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      body: Center(
        child: Column(
          mainAxisAlignment: MainAxisAlignment.center,
          children: [
            if (_error != null) Text(_error!, style: const TextStyle(color: Colors.red)),
            ElevatedButton(
              onPressed: _busy ? null : _onGooglePressed,
              child: _busy ? const CircularProgressIndicator() : const Text('Continue with Google'),
            ),
          ],
        ),
      ),
    );
  }
}
