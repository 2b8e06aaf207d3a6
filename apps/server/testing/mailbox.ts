import { messageKeyOf } from '#modules/session/recovery/server/recovery-means.ts';
import { type Message, openMessage } from '#server-kit/post/message.ts';
import type { TestSystem } from './test-system.ts';

/** What stands in the outbox for an address, the newest first, as the platform can open it. */
export async function messagesTo(system: TestSystem, address: string): Promise<Message[]> {
  const key = messageKeyOf(system.serverKey);
  const kept = await system.database.outbox.read(1000);
  return kept
    .flatMap(({ sealed, id }) => (sealed && openMessage(sealed, id, key)) || [])
    .filter(({ to }) => to === address);
}

/** The code of the newest message to an address. */
export async function codeSentTo(system: TestSystem, address: string): Promise<string> {
  const [message] = await messagesTo(system, address);
  const code = /\d{4} \d{4}/.exec(message?.text ?? '')?.[0];
  if (!code) throw new Error(`no code was sent to ${address}`);
  return code;
}
