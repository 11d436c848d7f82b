function load(cb) {
  fetchUser((err, user) => {
    if (err) { cb(err); }
    cb(null, user);
  });
}
function authenticate() { if (loading) return; loading = true; fetch('/x').then(r => { loading = false; }); }
