import 'package:flutter/material.dart';

class LoginPage extends StatefulWidget {
  const LoginPage({super.key, required this.auth});
  final AuthGateway auth;
  @override
  State<LoginPage> createState() => _LoginPageState();
}

class _LoginPageState extends State<LoginPage> {
  bool _loading = false;

  Future<void> _onPressed() async {
    if (_loading) return;
    setState(() => _loading = true);
    final credential = await widget.auth.apple();
    if (credential == null) {
      ScaffoldMessenger.of(context).showSnackBar(const SnackBar(content: Text('Cancelled')));
      return;
    }
    await widget.auth.exchange(credential);
    setState(() => _loading = false);
  }

  @override
  Widget build(BuildContext context) => Center(
        child: ElevatedButton(onPressed: _onPressed, child: const Text('Sign in with Apple')),
      );
}
