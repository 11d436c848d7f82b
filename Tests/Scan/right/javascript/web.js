export async function digest(text) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
}
export function hex2(bytes) {
  return Array.from(bytes, (b) => ('0' + b.toString(16)).slice(-2)).join('');
}
