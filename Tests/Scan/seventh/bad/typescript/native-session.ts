import { EventEmitter, NativeModules } from 'react-native';

const { LoginSession } = NativeModules;

type Resolver = (token: string | PromiseLike<string>) => void;

/** @internal bridge of @lumen/react-native-login */
export class NativeSession {
  private resolver: Resolver | null = null;
  private running = false;

  constructor(private readonly events: EventEmitter) {
    this.events.addListener('session.token', (t: string) => this.resolver?.(t));
  }

  async start(clientId: string, nonce: string): Promise<string> {
    if (this.running) {
      throw new Error('a login is running');
    }
    this.running = true;

    const supported: boolean = await LoginSession.isSupported();
    if (!supported) {
      throw new Error('the device has no browser');
    }

    const token = new Promise<string>((resolve) => {
      this.resolver = resolve;
    });
    LoginSession.open(clientId, nonce);
    try {
      return await token;
    } finally {
      this.resolver = null;
      this.running = false;
    }
  }
}
