import { createHash } from "node:crypto";
import { onRequest } from "firebase-functions/v2/https";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from "jose";

const apple = createRemoteJWKSet(new URL("https://appleid.apple.com/auth/keys"));

export const appleSession = onRequest(async (req, res) => {
  const { idToken, attempt } = req.body ?? {};
  const ref = getFirestore().collection("attempts").doc(String(attempt));
  const nonce = await getFirestore().runTransaction(async (tx) => {
    const snap = await tx.get(ref);
    tx.delete(ref);
    return snap.get("nonce") as string | undefined;
  });
  if (!nonce) {
    res.status(410).send("attempt");
    return;
  }

  const header = decodeProtectedHeader(idToken);
  if (header.alg !== "RS256") {
    res.status(400).send("alg");
    return;
  }
  const { payload } = await jwtVerify(idToken, apple, {
    issuer: "https://appleid.apple.com",
    audience: "app.ferrytimes",
  });
  const expected = createHash("sha256").update(nonce).digest("hex");
  if (payload.nonce !== expected) {
    res.status(401).send("nonce");
    return;
  }
  res.json({ token: await getAuth().createCustomToken(`apple:${payload.sub}`) });
});
