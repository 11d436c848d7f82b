import 'package:shared_preferences/shared_preferences.dart';

/// Small things about the login that survive a restart.
class SessionPrefs {
  SessionPrefs(this._prefs);

  final SharedPreferences _prefs;

  static const _provider = 'auth.provider';
  static const _lastLogin = 'auth.lastLogin';
  static const _hintSeen = 'auth.hintSeen';

  String get provider => _prefs.getString(_provider) ?? '';

  Future<void> remember(String provider) async {
    await _prefs.setString(_provider, provider);
    await _prefs.setInt(_lastLogin, DateTime.now().millisecondsSinceEpoch);
  }

  DateTime? get lastLogin {
    final value = _prefs.getInt(_lastLogin);
    return value == null ? null : DateTime.fromMillisecondsSinceEpoch(value);
  }

  bool get hintSeen => _prefs.getBool(_hintSeen) ?? false;

  Future<void> markHint() => _prefs.setBool(_hintSeen, true);

  Future<void> forget() async {
    for (final key in [_provider, _lastLogin]) {
      await _prefs.remove(key);
    }
  }
}
