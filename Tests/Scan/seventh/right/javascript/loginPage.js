import { signIn } from './session.js';

// Decoration and error messages of the login page

const TIPS = [
  'You can sign in with your library card.',
  'Press / to search from every page.',
  'Dark mode is in the settings.',
];

function confetti(container, count = 40) {
  for (let i = 0; i < count; i += 1) {
    const piece = document.createElement('i');
    piece.style.left = `${Math.random() * 100}%`;
    piece.style.animationDelay = `${Math.random() * 2}s`;
    piece.style.background = `hsl(${Math.floor(Math.random() * 360)} 80% 60%)`;
    container.appendChild(piece);
  }
}

export function mount(root) {
  root.querySelector('.tip').textContent = TIPS[Math.floor(Math.random() * TIPS.length)];

  const form = root.querySelector('form');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    button.disabled = true;
    try {
      await signIn(form.email.value, form.password.value);
      confetti(root);
    } catch (error) {
      root.querySelector('.error').textContent = error.message;
    } finally {
      button.disabled = false;
    }
  });
}
