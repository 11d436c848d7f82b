import { defineStore } from 'pinia';
import { ref } from 'vue';
import { api } from '@/services/api';
import { openAppleSheet } from '@/native/apple';
import { makeNonce, sha256Hex } from '@/utils/nonce';

export const useAuthStore = defineStore('auth', () => {
  const isSigningIn = ref(false);
  const user = ref<{ id: string; name: string } | null>(null);

  async function signInWithApple(): Promise<void> {
    if (isSigningIn.value) return;
    isSigningIn.value = true;

    const rawNonce = makeNonce();
    const result = await openAppleSheet({ nonce: await sha256Hex(rawNonce) }).catch(() => null);
    if (result === null || !result.identityToken) {
      // the user closed the sheet
      return;
    }

    const { data } = await api
      .post('/session/apple', { token: result.identityToken, nonce: rawNonce })
      .finally(() => {
        isSigningIn.value = false;
      });
    user.value = data.user;
  }

  return { isSigningIn, user, signInWithApple };
});
