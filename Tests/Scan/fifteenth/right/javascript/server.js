const request = {
  client_id: 'gate-web',
  response_type: 'id_token',
  redirect_uri: 'https://gate.example.org/callback',
  nonce: crypto.randomUUID(),
};

location.href = 'https://id.example.org/authorize?' + new URLSearchParams(request);
