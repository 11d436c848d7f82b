import 'dart:async';

import 'package:app_links/app_links.dart';
import 'package:url_launcher/url_launcher.dart';

class OAuthListener {
  final _links = AppLinks();
  Completer<String>? _completer;
  String? _nonce;
  StreamSubscription<Uri>? _sub;

  Future<String> login(Uri authorizeUrl, String nonce) async {
    _nonce = nonce;
    _completer = Completer<String>();
    _sub = _links.uriLinkStream.listen(_onLink);
    await launchUrl(authorizeUrl);
    return _completer!.future;
  }

  void _onLink(Uri uri) {
    final code = uri.queryParameters['code'];
    if (code != null) {
      _completer?.complete(code);
    } else {
      _completer?.completeError(StateError(uri.toString()));
    }
  }

  Map<String, String> exchangeBody(String code) => {
        'code': code,
        'grant_type': 'authorization_code',
        'nonce': _nonce ?? '',
      };

  void dispose() => _sub?.cancel();
}
