/**
 * Fetches the provider's login metadata, with exponential backoff and jitter.
 */
export async function fetchMetadata(url, attempts = 4) {
  for (let i = 0; ; i++) {
    try {
      const res = await fetch(url);
      if (!res.ok) throw new Error(`HTTP ${res.status}`);
      return await res.json();
    } catch (err) {
      if (i + 1 >= attempts) throw err;
      const delay = 2 ** i * 200 + Math.random() * 100;
      await new Promise((done) => setTimeout(done, delay));
    }
  }
}
