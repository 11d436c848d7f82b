/** SHA-256 as hex: what Apple's and Supabase's sign-in take as the nonce. */
export async function sha256Hex(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest))
    .map((b) => b.toString(16).padStart(2, '0'))
    .join('');
}

export function randomHex(size = 16) {
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  return [...bytes].map((b) => ('0' + b.toString(16)).slice(-2)).join('');
}
