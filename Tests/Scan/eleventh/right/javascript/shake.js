// Shakes the login form after a wrong password.
export function shake(el, times = 8) {
  let left = times;
  function frame() {
    if (left-- <= 0) {
      el.style.transform = '';
      return;
    }
    const dx = (Math.random() - 0.5) * 12;
    const dy = (Math.random() - 0.5) * 4;
    el.style.transform = `translate(${dx}px, ${dy}px)`;
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);
}
