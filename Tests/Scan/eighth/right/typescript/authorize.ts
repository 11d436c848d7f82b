export interface AuthorizeOptions {
  clientId: string;
  redirectUri: string;
  nonce: string;
  loginHint?: string;
}

export function authorizeUrl(issuer: string, options: AuthorizeOptions): string {
  if (!options.nonce) {
    throw new Error('nonce is required for an id_token');
  }
  const query = new URLSearchParams({
    client_id: options.clientId,
    redirect_uri: options.redirectUri,
    response_type: 'id_token',
    scope: 'openid',
    nonce: options.nonce,
    login_hint: options.loginHint ?? '',
    ts: String(Date.now()),
  });
  return `${issuer}/authorize?${query}`;
}
