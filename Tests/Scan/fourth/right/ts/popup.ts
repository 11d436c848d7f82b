/** Opens the provider's window and waits for its message. */
export function popupLogin(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const win = window.open(url, 'login', 'width=500,height=700');
    if (!win) {
      reject(new Error('blocked'));
      return;
    }
    const done = (event: MessageEvent) => {
      if (event.source !== win || event.origin !== location.origin) return;
      window.removeEventListener('message', done);
      if (event.data.error) {
        reject(new Error(event.data.error));
      } else {
        resolve(event.data.idToken as string);
      }
    };
    window.addEventListener('message', done);
  });
}
