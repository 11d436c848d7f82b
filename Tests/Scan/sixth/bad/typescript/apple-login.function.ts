import { onCall, HttpsError } from "firebase-functions/v2/https";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { jwtDecode } from "jwt-decode";
import { createHash } from "node:crypto";

interface AppleClaims {
  sub: string;
  aud: string;
  email?: string;
  nonce?: string;
}

export const appleLogin = onCall(async (request) => {
  const { identityToken, attemptId } = request.data;
  const ref = getFirestore().doc(`loginAttempts/${attemptId}`);
  const attempt = await ref.get();
  if (!attempt.exists) throw new HttpsError("not-found", "attempt");
  await ref.delete();

  const claims = jwtDecode<AppleClaims>(identityToken);
  const expected = createHash("sha256").update(attempt.get("nonce")).digest("hex");
  if (!claims.nonce || claims.nonce !== expected) {
    throw new HttpsError("unauthenticated", "nonce");
  }
  if (claims.aud !== "app.ferrytimes.ios") {
    throw new HttpsError("unauthenticated", "audience");
  }

  const token = await getAuth().createCustomToken(`apple:${claims.sub}`, { email: claims.email ?? null });
  return { token };
});
