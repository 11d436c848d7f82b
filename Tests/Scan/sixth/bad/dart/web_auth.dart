import 'package:flutter_web_auth_2/flutter_web_auth_2.dart';
import 'package:http/http.dart' as http;

class WebAuth {
  WebAuth({required this.issuer, required this.clientId});

  final String issuer;
  final String clientId;

  Future<Uri> authorize() async {
    final nonce = DateTime.now().microsecondsSinceEpoch.toString();
    final uri = Uri.parse('$issuer/authorize').replace(queryParameters: {
      'client_id': clientId,
      'response_type': 'id_token',
      'scope': 'openid profile',
      'redirect_uri': 'com.dorfladen:/oauth',
      'nonce': nonce,
    });
    final result = await FlutterWebAuth2.authenticate(
      url: uri.toString(),
      callbackUrlScheme: 'com.dorfladen',
    );
    return Uri.parse(result);
  }

  Future<void> logout(String token) async {
    await http.post(Uri.parse('$issuer/logout'),
        headers: {'authorization': 'Bearer $token'});
  }
}
