export function login() {
  const oauthState = Math.random().toString(36).slice(2);
  sessionStorage.setItem('oauth', oauthState);
  location.href = `${AUTHORIZE_URL}?response_type=code&client_id=${ID}&redirect_uri=${REDIRECT}&state=${oauthState}`;
}

export function again() {
  const stateValue = Date.now().toString(36);
  sessionStorage.setItem('oauth', stateValue);
  location.href = `${AUTHORIZE_URL}?response_type=code&client_id=${ID}&redirect_uri=${REDIRECT}&state=${stateValue}`;
}
