import type { ClaimedMessage, OutboxGateway } from '../db/outbox-gateway.ts';
import { type Gateway, NeverTaken, openMessage } from './message.ts';

/** Sends what stands in the outbox. Without a gateway for a kind of message it stays there to be read. */
export interface PostOffice {
  /** Says that there is something new; it leaves beside the call that wrote it and never delays its answer. */
  nudge(): void;
  /** Sends now what is due, and resolves when that is done. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostOfficeOptions {
  outbox: OutboxGateway;
  gateways: readonly Gateway[];
  /** Under which messages are sealed. */
  key: Buffer;
  everyMs?: number;
  onFault?: (error: unknown) => void;
}

/** How many messages one server takes at a time. */
const AT_ONCE = 20;
/** Runs between two sweeps of what is long over. */
const RUNS_A_SWEEP = 60;

/** Opens the post office: what fails is tried again with the next runs, ever later, until its time is over. */
export function openPostOffice(options: PostOfficeOptions): PostOffice {
  const { outbox, gateways, everyMs = 60_000, onFault = () => undefined } = options;
  let last: Promise<void> = Promise.resolve();
  let runs = 0;
  const work = async () => {
    if (runs++ % RUNS_A_SWEEP === 0) await outbox.forgetOld();
    const channels = gateways.map(({ channel }) => channel);
    if (channels.length === 0) return;
    for (let due = await outbox.claim(channels, AT_ONCE); due.length > 0; ) {
      await Promise.all(due.map((message) => sendOne(message, options)));
      due = due.length < AT_ONCE ? [] : await outbox.claim(channels, AT_ONCE);
    }
  };
  const run = () => {
    const next = last.then(work);
    last = next.catch(onFault);
    return next;
  };
  const timer = setInterval(() => void run().catch(() => undefined), everyMs);
  timer.unref();
  return {
    nudge: () => void run().catch(() => undefined),
    run,
    async stop() {
      clearInterval(timer);
      await last;
    },
  };
}

async function sendOne(claimed: ClaimedMessage, { outbox, gateways, key, onFault }: PostOfficeOptions) {
  const message = openMessage(claimed.sealed, claimed.id, key);
  const gateway = gateways.find(({ channel }) => channel === claimed.channel);
  if (!message || !gateway) return outbox.note(claimed, 'sealed under another key');
  try {
    await gateway.send({ ...message, id: claimed.id });
  } catch (error) {
    onFault?.(error);
    if (error instanceof NeverTaken) return outbox.layAside(claimed, error.message);
    return outbox.note(claimed, problemOf(error));
  }
  return outbox.note(claimed, null);
}

/** What a gateway said, without the address that some of them repeat. */
function problemOf(error: unknown): string {
  const code = error instanceof Error && 'responseCode' in error ? ` ${String(error.responseCode)}` : '';
  return `${error instanceof Error && 'code' in error ? String(error.code) : 'failed'}${code}`;
}
