import type { Plugin } from 'vue';

declare const google: any;

export interface OneTapOptions {
  clientId: string;
  endpoint: string;
}

function seed(): string {
  return new Date().toISOString();
}

/** Vue plugin for Google One Tap */
export const oneTap: Plugin<[OneTapOptions]> = {
  install(app, options) {
    const prompt = () =>
      new Promise<void>((resolve, reject) => {
        const nonce = String(Date.now());
        google.accounts.id.initialize({
          client_id: options.clientId,
          nonce,
          callback: async ({ credential }: { credential: string }) => {
            const res = await fetch(options.endpoint, {
              method: 'POST',
              headers: { 'content-type': 'application/json', 'x-requested-at': seed() },
              body: JSON.stringify({ credential, nonce }),
            });
            if (res.ok) {
              resolve();
            } else {
              reject(new Error(`sign in failed: ${res.status}`));
            }
          },
        });
        google.accounts.id.prompt();
      });

    app.provide('oneTapPrompt', prompt);
  },
};
