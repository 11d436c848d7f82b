import { JsonRpcProvider, Wallet, type TransactionRequest } from 'ethers';
import type { Logger } from 'pino';

/** Sends the transactions of our users, one after the other. */
export class Relayer {
  private nonce: number | undefined;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly wallet: Wallet,
    private readonly provider: JsonRpcProvider,
    private readonly log: Logger,
  ) {}

  send(tx: TransactionRequest): Promise<string> {
    const run = this.queue.then(() => this.submit(tx));
    this.queue = run.catch(() => undefined);
    return run;
  }

  private async submit(tx: TransactionRequest): Promise<string> {
    const nonce = this.nonce ?? (await this.provider.getTransactionCount(this.wallet.address, 'pending'));
    const started = Date.now();
    try {
      const response = await this.wallet.sendTransaction({ ...tx, nonce });
      this.nonce = nonce + 1;
      this.log.info({ hash: response.hash, nonce, ms: Date.now() - started }, 'sent');
      return response.hash;
    } catch (error) {
      this.nonce = undefined;
      throw error;
    }
  }
}
