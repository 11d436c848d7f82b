import 'dart:async';

import 'package:app_links/app_links.dart';
import 'package:url_launcher/url_launcher.dart';

class DeepLinkLogin {
  DeepLinkLogin(AppLinks links) {
    _subscription = links.uriLinkStream.listen(_handle);
  }

  late final StreamSubscription<Uri> _subscription;
  Completer<Uri>? _pending;

  Future<Uri> start(Uri url) {
    _pending?.completeError(StateError('another login was started'));
    final completer = Completer<Uri>();
    _pending = completer;
    unawaited(launchUrl(url, mode: LaunchMode.externalApplication));
    return completer.future.timeout(const Duration(minutes: 5));
  }

  void _handle(Uri uri) {
    final completer = _pending;
    if (completer == null || !uri.path.startsWith('/login')) return;
    _pending = null;
    completer.complete(uri);
  }

  Future<void> dispose() => _subscription.cancel();
}
