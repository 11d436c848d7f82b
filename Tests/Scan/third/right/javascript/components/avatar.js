// Shows initials on a random pastel while the photo is loading.
import { signIn } from '../auth/session.js';

const PASTELS = ['#ffd1dc', '#c1e1c1', '#aec6cf', '#fdfd96', '#cfcfc4'];

function pickColor() {
  return PASTELS[Math.floor(Math.random() * PASTELS.length)];
}

export function renderAvatar(user) {
  const el = document.createElement('div');
  el.className = 'avatar';
  el.style.background = pickColor();
  el.textContent = (user.name ?? '').slice(0, 2).toUpperCase();
  return el;
}

export async function renderLogin(root) {
  const nonce = crypto.randomUUID() + crypto.randomUUID();
  const button = document.createElement('button');
  button.textContent = 'Sign in';
  button.onclick = async () => {
    const user = await signIn({ nonce });
    root.replaceChildren(renderAvatar(user));
  };
  root.append(button);
}
