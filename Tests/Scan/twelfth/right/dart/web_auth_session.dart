import 'dart:async';

class WebAuthSession {
  WebAuthSession(this._links, this._launcher);

  final Stream<Uri> _links;
  final Future<bool> Function(Uri) _launcher;
  Completer<Uri>? _pending;
  StreamSubscription<Uri>? _subscription;

  Future<Uri> authorize(Uri url, {Duration timeout = const Duration(minutes: 5)}) async {
    cancel();
    final completer = _pending = Completer<Uri>();
    _subscription = _links.listen(_onLink);
    if (!await _launcher(url)) {
      cancel();
      throw StateError('cannot open $url');
    }
    return completer.future.timeout(timeout, onTimeout: () {
      _pending = null;
      throw TimeoutException('login');
    });
  }

  void _onLink(Uri link) {
    final pending = _pending;
    _pending = null;
    _subscription?.cancel();
    if (pending != null && !pending.isCompleted) {
      pending.complete(link);
    }
  }

  void cancel() {
    final pending = _pending;
    _pending = null;
    _subscription?.cancel();
    pending?.completeError(StateError('cancelled'));
  }
}
