class Analytics {
  void log(String name) => send({
        'name': name,
        'at': DateTime.now().millisecondsSinceEpoch,
        'sample': Random().nextInt(100) < 10,
      });
}
