"use client";

import { useEffect, useRef } from "react";
import { createClient } from "@/utils/supabase/client";

declare const google: any;

const toHex = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((x) => x.toString(16).padStart(2, "0")).join("");

export function GoogleOneTapPrompt({ clientId }: { clientId: string }) {
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const supabase = createClient();

    (async () => {
      const { data } = await supabase.auth.getSession();
      if (data.session) return;
      const raw = toHex(crypto.getRandomValues(new Uint8Array(32)).buffer);
      const hashed = toHex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(raw)));
      google.accounts.id.initialize({
        client_id: clientId,
        nonce: hashed,
        callback: (response: { credential: string }) =>
          supabase.auth.signInWithIdToken({ provider: "google", token: response.credential, nonce: raw }),
      });
      google.accounts.id.prompt();
    })();
  }, [clientId]);

  return null;
}
