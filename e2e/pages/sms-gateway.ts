import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface SentSms {
  to: string;
  text: string;
  from: string;
}

/** A gateway on this machine that keeps what it is posted, and answers with the status it is told to. */
export class SmsGateway {
  readonly received: SentSms[] = [];
  /** How it answers from now on. */
  status = 200;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const sms = (await json(request)) as SentSms;
      if (this.status === 200) this.received.push(sms);
      response.writeHead(this.status).end('{}');
    });
  }

  static async open(): Promise<SmsGateway> {
    const gateway = new SmsGateway();
    gateway.#server.listen(0, '127.0.0.1');
    await once(gateway.#server, 'listening');
    return gateway;
  }

  /** What a server that posts here is configured with. */
  get env(): Readonly<Record<string, string>> {
    const { port } = this.#server.address() as AddressInfo;
    return { SMS_URL: `http://127.0.0.1:${port}/send`, SMS_SENDER: 'ONEPOS' };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
