import 'dart:async';

import 'package:app_links/app_links.dart';
import 'package:url_launcher/url_launcher.dart';

class RedirectListener {
  RedirectListener() {
    _links.uriLinkStream.listen(_onLink);
  }

  final _links = AppLinks();
  Completer<Uri>? _completer;

  /// Opens the login page and waits for the redirect.
  Future<Uri> authorize(Uri authorizeUrl) async {
    final completer = Completer<Uri>();
    _completer = completer;
    await launchUrl(authorizeUrl, mode: LaunchMode.externalApplication);
    return completer.future;
  }

  void _onLink(Uri uri) {
    if (uri.path != '/oauth/callback') return;
    final error = uri.queryParameters['error'];
    if (error != null) {
      _completer?.completeError(StateError(error));
    } else {
      _completer?.complete(uri);
    }
  }
}
