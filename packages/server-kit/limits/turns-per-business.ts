import { TooManyCalls } from '../http/errors.ts';

/** Calls of one business that run at once; the others wait their turn. */
export interface Turns {
  /** Runs the work when it is the turn of whoever holds this session or token. */
  take<T>(accessHash: string, work: () => Promise<T>): Promise<T>;
  /** Whose a session is, known once the database was asked; until then it stands in a queue of its own. */
  learn(accessHash: string, businessId: string): void;
}

export interface TurnLimits {
  running: number;
  waiting: number;
  milliseconds: number;
}

const TURN_LIMITS: TurnLimits = { running: 8, waiting: 100, milliseconds: 5000 }; // reliability T36

/** Sessions whose business is remembered; it is a matter of order, not of rights. */
const MOST_REMEMBERED = 10_000;

interface Queue {
  running: number;
  waiting: (() => void)[];
}

/** Keeps one business's flood from slowing the others: it stands in its own queue, and beyond that is told to wait. */
export function makeTurns(limits: TurnLimits = TURN_LIMITS): Turns {
  const queues = new Map<string, Queue>();
  const businesses = new Map<string, string>();
  return {
    async take(accessHash, work) {
      const name = businesses.get(accessHash) ?? accessHash;
      const queue = queues.get(name) ?? { running: 0, waiting: [] };
      queues.set(name, queue);
      await enter(queue, limits);
      try {
        return await work();
      } finally {
        const next = queue.waiting.shift();
        if (next) next();
        else queue.running -= 1;
        if (queue.running === 0) queues.delete(name);
      }
    },
    learn(accessHash, businessId) {
      businesses.delete(accessHash);
      businesses.set(accessHash, businessId);
      const [oldest] = businesses.keys();
      if (businesses.size > MOST_REMEMBERED && oldest) businesses.delete(oldest);
    },
  };
}

async function enter(queue: Queue, { running, waiting, milliseconds }: TurnLimits): Promise<void> {
  if (queue.running < running) {
    queue.running += 1;
    return;
  }
  if (queue.waiting.length >= waiting) throw TooManyCalls();
  await new Promise<void>((resolve, reject) => {
    const enterNow = () => {
      clearTimeout(deadline);
      resolve();
    };
    const deadline = setTimeout(() => {
      queue.waiting.splice(queue.waiting.indexOf(enterNow), 1);
      reject(TooManyCalls());
    }, milliseconds);
    queue.waiting.push(enterNow);
  });
}
