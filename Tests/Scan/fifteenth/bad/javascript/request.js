const request = {
  client_id: 'gate-web',
  response_type: 'id_token',
  redirect_uri: 'https://gate.example.org/callback',
  scope: 'openid email',
  nonce: 'q7w8e9r0',
};

document.querySelector('#enter').addEventListener('click', () => {
  location.href = 'https://id.example.org/authorize?' + new URLSearchParams(request);
});
