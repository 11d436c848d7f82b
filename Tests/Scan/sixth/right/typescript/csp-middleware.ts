import { NextResponse, type NextRequest } from "next/server";

/** Content security policy; the login page loads Google's script, the others none. */
export function middleware(request: NextRequest) {
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const scripts = ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'"];
  if (request.nextUrl.pathname.startsWith("/login")) {
    scripts.push("https://accounts.google.com");
  }
  const policy = [
    "default-src 'self'",
    `script-src ${scripts.join(" ")}`,
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'self'",
  ].join("; ");

  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

export const config = { matcher: ["/((?!_next|favicon.ico).*)"] };
