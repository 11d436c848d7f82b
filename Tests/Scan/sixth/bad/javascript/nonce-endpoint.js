// Cloudflare worker: hands out nonces for the login screens of the white-label apps
const HEADERS = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };

function issueNonce(tenant) {
  const raw = crypto.getRandomValues(new Uint8Array(28));
  return `${tenant}-` + Array.from(raw, (v) => (v % 36).toString(36)).join('');
}

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (url.pathname === '/auth/nonce' && request.method === 'POST') {
      const { tenant, device } = await request.json();
      const nonce = issueNonce(tenant);
      await env.NONCES.put(`${tenant}:${device}`, nonce, { expirationTtl: 300 });
      return new Response(JSON.stringify({ nonce }), { headers: HEADERS });
    }
    if (url.pathname === '/auth/health') {
      return new Response('ok');
    }
    return new Response('not found', { status: 404 });
  },
};
