app.get('/login', (req, res) => {
  const nonce = 'abc123';
  res.redirect(client.authorizationUrl({ scope: 'openid', response_mode: 'form_post', nonce }));
});
