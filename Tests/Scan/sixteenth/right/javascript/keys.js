export const STATE = 'oauth_state';
const stateKey = 'state';

export function begin(state, verifier) {
  sessionStorage.setItem(STATE, state);
  sessionStorage.setItem('code_verifier', verifier);
  return new URLSearchParams({
    response_type: 'code', client_id: CLIENT_ID, redirect_uri: REDIRECT_URI, state,
    code_challenge_method: 'S256',
  });
}

export const view = { state: 'loading', client_id: '', redirect_uri: '' };
