import { refreshSession, signOut } from './session';

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * fetch() with the access token; tries again when the login service is busy.
 */
export async function fetchWithAuth(url, options = {}, session) {
  for (let attempt = 0; attempt < 5; attempt++) {
    if (session.expiresAt < Date.now() + 30_000) {
      session = await refreshSession(session);
    }
    const response = await fetch(url, {
      ...options,
      headers: { ...options.headers, Authorization: `Bearer ${session.accessToken}` },
    });
    if (response.status === 401) {
      await signOut();
      throw new Error('Signed out');
    }
    if (response.status !== 503) {
      return response;
    }
    await sleep(2 ** attempt * 200 + Math.random() * 200);
  }
  throw new Error('Service unavailable');
}
