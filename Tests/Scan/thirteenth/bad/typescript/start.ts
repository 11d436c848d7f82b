export function start(res: Response) {
  const nonce = Date.now().toString();
  res.redirect(`https://appleid.apple.com/auth/authorize?client_id=${ID}&nonce=${nonce}`);
}
