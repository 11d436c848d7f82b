import 'package:flutter/material.dart';

import '../auth/session_controller.dart';

class SignInScreen extends StatefulWidget {
  const SignInScreen({required this.controller, super.key});

  final SessionController controller;

  @override
  State<SignInScreen> createState() => _SignInScreenState();
}

class _SignInScreenState extends State<SignInScreen> {
  final _email = TextEditingController();
  final _password = TextEditingController();
  bool _submitting = false;

  @override
  void dispose() {
    _email.dispose();
    _password.dispose();
    super.dispose();
  }

  Future<void> _submit() async {
    if (_submitting) return;
    setState(() => _submitting = true);
    try {
      if (_email.text.isEmpty) {
        _say('E-mail is missing');
        return;
      }
      await widget.controller.signIn(_email.text, _password.text);
    } on SignInException catch (e) {
      _say(e.message);
    } finally {
      if (mounted) setState(() => _submitting = false);
    }
  }

  void _say(String text) {
    ScaffoldMessenger.of(context).showSnackBar(SnackBar(content: Text(text)));
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      body: ListView(
        padding: const EdgeInsets.all(24),
        children: [
          TextField(controller: _email, decoration: const InputDecoration(labelText: 'E-mail')),
          TextField(controller: _password, obscureText: true),
          FilledButton(onPressed: _submitting ? null : _submit, child: const Text('Sign in')),
        ],
      ),
    );
  }
}
