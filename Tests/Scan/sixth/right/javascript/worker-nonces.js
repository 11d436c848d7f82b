// Durable object behind the apps' sign-in.
const json = (body, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function freshNonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (c) => ({ '+': '-', '/': '_', '=': '' }[c]));
}

export class Nonces {
  constructor(state) {
    this.storage = state.storage;
  }

  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url);
    const device = searchParams.get('device');
    if (!device) return json({ error: 'device' }, 400);

    if (pathname === '/issue') {
      const nonce = freshNonce();
      await this.storage.put(device, { nonce, expires: Date.now() + 300000 });
      return json({ nonce });
    }
    if (pathname === '/take') {
      const entry = await this.storage.get(device);
      await this.storage.delete(device);
      if (!entry || entry.expires < Date.now()) return json({ error: 'expired' }, 410);
      return json({ nonce: entry.nonce });
    }
    return json({ error: 'not found' }, 404);
  }
}
