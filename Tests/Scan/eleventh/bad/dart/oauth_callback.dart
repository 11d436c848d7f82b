import 'dart:async';

import 'package:app_links/app_links.dart';

/// Waits for the redirect of the login page.
class OAuthCallback {
  Completer<Uri>? _completer;
  final AppLinks _links = AppLinks();

  Future<Uri> wait() {
    final c = Completer<Uri>();
    _completer = c;
    _links.uriLinkStream.listen(_onLink);
    return c.future;
  }

  void _onLink(Uri uri) {
    if (uri.path != '/oauth/callback') return;
    if (uri.queryParameters.containsKey('error')) {
      _completer?.completeError(StateError(uri.queryParameters['error']!));
    }
    _completer?.complete(uri);
  }
}
