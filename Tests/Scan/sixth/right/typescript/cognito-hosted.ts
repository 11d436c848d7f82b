import { Hub } from "aws-amplify/utils";
import { fetchAuthSession, signInWithRedirect } from "aws-amplify/auth";

export type LoginProvider = "Apple" | "Google";

let busy = false;

export async function login(provider: LoginProvider, lang: string): Promise<boolean> {
  if (busy) {
    return false;
  }
  busy = true;
  try {
    const session = await fetchAuthSession();
    if (session.tokens) {
      return true;
    }
    await signInWithRedirect({ provider, customState: JSON.stringify({ lang }) });
    return false;
  } finally {
    busy = false;
  }
}

export function onSignedIn(done: (sub: string) => void): () => void {
  return Hub.listen("auth", async ({ payload }) => {
    if (payload.event !== "signInWithRedirect") return;
    const session = await fetchAuthSession();
    const sub = session.tokens?.idToken?.payload.sub;
    if (sub) done(sub);
  });
}
