export interface PopupResult {
  code: string;
  state: string;
}

/** Opens the sign-in popup and waits for its message. */
export function openLoginPopup(url: string, origin: string): Promise<PopupResult> {
  return new Promise((resolve, reject) => {
    const popup = window.open(url, 'login', 'width=480,height=640');
    if (!popup) {
      reject(new Error('popup blocked'));
      return;
    }
    window.addEventListener('message', function listener(event: MessageEvent) {
      if (event.origin !== origin) return;
      window.removeEventListener('message', listener);
      popup.close();
      if (event.data.error) {
        reject(new Error(event.data.error));
      }
      resolve({ code: event.data.code, state: event.data.state });
    });
  });
}
