import { Agent, request } from 'node:http';
import type { BenchCaller } from './seed.ts';

/** Calls of one caller over one connection that stays open, as a browser makes them. */
export interface BenchClient {
  get(path: string): Promise<Answer>;
  post(path: string, body: Buffer | string, headers: Record<string, string>): Promise<Answer>;
  close(): void;
}

export interface Answer {
  status: number;
  body: Buffer;
}

export function clientOf(address: string, { token, branchId }: BenchCaller): BenchClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const signed = { authorization: `Bearer ${token}`, 'x-branch': branchId };
  const send = (method: string, path: string, headers: Record<string, string>, body?: Buffer | string) =>
    new Promise<Answer>((resolve, reject) => {
      const call = request(
        `${address}/${path}`,
        { method, agent, headers: { ...signed, ...headers } },
        (reply) => {
          const parts: Buffer[] = [];
          reply.on('data', (part: Buffer) => parts.push(part));
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(parts) }));
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  return {
    get: async (path) => successful(await send('GET', path, {})),
    post: async (path, body, headers) => successful(await send('POST', path, headers, body)),
    close: () => agent.destroy(),
  };
}

function successful(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.body}`);
  return answer;
}
