// fetch() with exponential backoff, used by the sign-in and the sync code.
const RETRYABLE = new Set([408, 429, 500, 502, 503, 504]);

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function fetchWithRetry(url, options = {}, attempts = 4) {
  let lastError;
  for (let n = 0; n < attempts; n += 1) {
    try {
      const response = await fetch(url, options);
      if (!RETRYABLE.has(response.status)) return response;
      lastError = new Error(`HTTP ${response.status}`);
    } catch (error) {
      lastError = error;
    }
    const base = 250 * 2 ** n;
    await sleep(base / 2 + Math.random() * base);
  }
  throw lastError;
}

export function bust(url) {
  const u = new URL(url);
  u.searchParams.set('_', Date.now().toString(36));
  return u.toString();
}
