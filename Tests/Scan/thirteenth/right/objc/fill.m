#include <Security/Security.h>
int fill_nonce(uint8_t *out, size_t n) {
  if (SecRandomCopyBytes(kSecRandomDefault, n, out) != errSecSuccess) { return -1; }
  return 0;
}
