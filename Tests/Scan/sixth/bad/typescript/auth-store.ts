import { create } from "zustand";
import { persist, createJSONStorage } from "zustand/middleware";
import AsyncStorage from "@react-native-async-storage/async-storage";
import { GoogleSignin } from "@react-native-google-signin/google-signin";
import { supabase } from "./supabase";
import { randomToken, sha256 } from "./crypto";

interface AuthStore {
  userId: string | null;
  signInWithGoogle: () => Promise<void>;
}

async function loginNonce(): Promise<string> {
  const known = await AsyncStorage.getItem("auth/nonce");
  if (known) return known;
  const created = randomToken(32);
  await AsyncStorage.setItem("auth/nonce", created);
  return created;
}

export const useAuthStore = create<AuthStore>()(
  persist(
    (set) => ({
      userId: null,
      signInWithGoogle: async () => {
        const nonce = await loginNonce();
        const { data } = await GoogleSignin.signIn({ nonce: await sha256(nonce) } as any);
        if (!data?.idToken) return;
        const res = await supabase.auth.signInWithIdToken({ provider: "google", token: data.idToken, nonce });
        set({ userId: res.data.user?.id ?? null });
      },
    }),
    { name: "auth", storage: createJSONStorage(() => AsyncStorage), partialize: (s) => ({ userId: s.userId }) }
  )
);
