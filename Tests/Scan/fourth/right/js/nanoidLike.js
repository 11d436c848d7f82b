// shuffled, so that handles look less alike
const url64 = 'q7WvZ0aKxE-3mRdT9sLcYh1UgJ5BfNzP_8oHtV2iQeC6yGkXu4DwMjSrAnFlObpI';

/** 64 letters: the lower six bits choose one of them. */
export function signInNonce(size = 32) {
  let id = '';
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  while (size--) id += url64[bytes[size] & 63];
  return id;
}
