export function requestToken(sdk: Sdk): Promise<string> {
  return new Promise((resolve, reject) => {
    sdk.authorize((error?: Error, token?: string) => {
      if (error) {
        reject(error);
      }
      resolve(token!);
    });
  });
}
