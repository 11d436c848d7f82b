import { jwtDecode } from 'jwt-decode';

// Only for the menu: the server has verified the token when it set the cookie,
// and verifies it with each request.
export function menuFor(idToken) {
  const { name, picture, exp } = jwtDecode(idToken);
  const minutes = Math.max(0, Math.round((exp * 1000 - Date.now()) / 60000));
  return {
    title: name ?? 'You',
    image: picture ?? '/img/anonymous.svg',
    note: `signed in for ${minutes} more minutes`,
  };
}

export function renderMenu(root, menu) {
  root.querySelector('.title').textContent = menu.title;
  root.querySelector('img').src = menu.image;
  root.querySelector('.note').textContent = menu.note;
}
