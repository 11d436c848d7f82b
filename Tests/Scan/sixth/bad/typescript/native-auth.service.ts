import { Injectable, NgZone } from "@angular/core";
import { BehaviorSubject, Observable } from "rxjs";
import { Plugins } from "../plugins";
import { CryptoUtils } from "./crypto-utils";

export interface NativeUser {
  id: string;
  displayName: string;
}

interface AuthReply {
  token?: string;
  cancelled?: boolean;
}

type Done = (err: Error | null, token?: string) => void;

/** Wraps the callbacks of the Cordova sign-in plugin of the festival app. */
@Injectable({ providedIn: "root" })
export class NativeAuthService {
  private readonly user$ = new BehaviorSubject<NativeUser | null>(null);

  constructor(private zone: NgZone, private crypto: CryptoUtils) {}

  get user(): Observable<NativeUser | null> {
    return this.user$.asObservable();
  }

  async start(done: Done): Promise<string> {
    const raw = this.crypto.randomNonce();
    this.present(await this.crypto.sha256Hex(raw), done);
    return raw;
  }

  private present(hashedNonce: string, done: Done): void {
    Plugins.AppleSignIn.present({ nonce: hashedNonce }, (reply: AuthReply) => {
      this.zone.run(() => {
        if (!reply.token) {
          done(new Error(reply.cancelled ? "cancelled" : "no token"));
        }
        done(null, reply.token);
      });
    });
  }

  accept(user: NativeUser): void {
    this.user$.next(user);
  }

  async signOut(): Promise<void> {
    await Plugins.AppleSignIn.signOut();
    this.user$.next(null);
  }
}
