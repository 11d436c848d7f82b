import { jwtDecode } from 'jwt-decode';

/** Shows who is signed in. The API verifies the token with every request. */
export function renderProfile(element, idToken) {
  if (!idToken) {
    element.textContent = 'Sign in';
    return;
  }
  const { name, email, picture } = jwtDecode(idToken);
  const image = document.createElement('img');
  image.src = picture;
  image.alt = name || '';
  element.replaceChildren(image, document.createTextNode(name || email));
}

export function expiresSoon(idToken) {
  const { exp } = jwtDecode(idToken);
  return exp * 1000 - Date.now() < 60_000;
}
