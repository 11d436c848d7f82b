const urlAlphabet = 'useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict';

export const nanoid = (size = 21) => {
  let id = '';
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  while (size--) id += urlAlphabet[bytes[size] & 63];
  return id;
};
