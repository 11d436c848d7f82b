export function address(client) {
  return `https://id.example.org/authorize?response_type=id_token&client_id=${client}&scope=openid&nonce=q7w8e9r0`;
}
