export const authorize = (sdk) =>
  new Promise((resolve, reject) => {
    sdk.authorize((error, token) => {
      if (error) return reject(error);
      resolve(token);
    });
  });
export const load = (url) =>
  new Promise((resolve, reject) => {
    const x = new XMLHttpRequest();
    x.onload = () => resolve(x.response);
    x.onerror = () => reject(new Error('network'));
    x.open('GET', url);
    x.send();
  });
