import { v1 as uuidv1 } from 'uuid';

export async function appleLogin(client: AppleClient) {
  const nonce = uuidv1();
  return client.authorize({ nonce });
}
