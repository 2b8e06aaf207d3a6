import { TooManyCalls } from '../http/errors.ts';

/** Calls of one caller that run at once; the others wait their turn. */
export interface Turns {
  take<T>(caller: string, work: () => Promise<T>): Promise<T>;
}

export interface TurnLimits {
  /** Running at once; reliability T36. */
  running: number;
  waiting: number;
  milliseconds: number;
}

export const TURN_LIMITS: TurnLimits = { running: 8, waiting: 100, milliseconds: 5000 };

interface Queue {
  running: number;
  waiting: (() => void)[];
}

/** Keeps one caller's flood from slowing everybody: it stands in its own queue, and beyond that is told to wait. */
export function makeTurns({ running, waiting, milliseconds }: TurnLimits = TURN_LIMITS): Turns {
  const queues = new Map<string, Queue>();

  async function enter(caller: string): Promise<Queue> {
    const queue = queues.get(caller) ?? { running: 0, waiting: [] };
    queues.set(caller, queue);
    if (queue.running < running) {
      queue.running += 1;
      return queue;
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
    return queue;
  }

  return {
    async take(caller, work) {
      const queue = await enter(caller);
      try {
        return await work();
      } finally {
        const next = queue.waiting.shift();
        if (next) next();
        else queue.running -= 1;
        if (queue.running === 0 && queue.waiting.length === 0) queues.delete(caller);
      }
    },
  };
}
