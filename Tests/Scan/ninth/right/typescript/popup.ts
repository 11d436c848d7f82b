type Settle = (result: URLSearchParams) => void;

let settle: Settle | undefined;

window.addEventListener('message', (event: MessageEvent<string>) => {
  if (event.origin !== window.location.origin || !settle) return;
  const done = settle;
  settle = undefined;
  done(new URLSearchParams(event.data));
});

/** Opens the provider's login page and resolves with the redirect's parameters. */
export function openLoginPopup(url: URL): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    const popup = window.open(url, 'login', 'popup,width=480,height=640');
    if (!popup) {
      reject(new Error('The browser blocked the login window.'));
      return;
    }
    settle = resolve;
  });
}
