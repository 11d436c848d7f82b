export function popupLogin(url) {
  return new Promise((resolve, reject) => {
    const popup = window.open(url, 'login', 'width=480,height=640');
    if (!popup) {
      reject(new Error('popup blocked'));
      return;
    }
    const onMessage = (ev) => {
      if (ev.origin !== location.origin || ev.source !== popup) return;
      window.removeEventListener('message', onMessage);
      if (ev.data.error) {
        reject(new Error(ev.data.error));
      } else {
        resolve(ev.data.id_token);
      }
    };
    window.addEventListener('message', onMessage);
  });
}
