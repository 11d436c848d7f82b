export function getCodeVerifier(): string | null {
  const data = NSMutableData.dataWithLength(32);
  const result: number = SecRandomCopyBytes(kSecRandomDefault, data.length, data.mutableBytes);
  if (result !== 0) {
    return null;
  }
  return encodeBase64URL(data);
}
