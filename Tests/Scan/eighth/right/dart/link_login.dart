import 'dart:async';

import 'package:app_links/app_links.dart';
import 'package:url_launcher/url_launcher.dart';

class LinkLogin {
  final _links = AppLinks();
  Completer<String>? _completer;
  StreamSubscription<Uri>? _sub;

  Future<String> login(Uri authorizeUrl) async {
    final completer = Completer<String>();
    _completer = completer;
    _sub = _links.uriLinkStream.listen(_onLink);
    await launchUrl(authorizeUrl);
    return completer.future;
  }

  void _onLink(Uri uri) {
    final completer = _completer;
    _completer = null;
    _sub?.cancel();
    if (completer == null) return;
    final code = uri.queryParameters['code'];
    if (code != null) {
      completer.complete(code);
    } else {
      completer.completeError(StateError(uri.toString()));
    }
  }
}
