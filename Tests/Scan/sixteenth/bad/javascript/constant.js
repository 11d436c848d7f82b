const params = new URLSearchParams({
  response_type: 'code',
  client_id: CLIENT_ID,
  redirect_uri: REDIRECT_URI,
  state: 'random_string',
});

export const address =
  'https://accounts.google.com/o/oauth2/v2/auth?response_type=code&client_id=a&redirect_uri=b&state=xyz';

export const pkce = { code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' };
