import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import { HAULIER } from './haulier.ts';
import { LODGE } from './lodge.ts';
import { openSampleBranch, type SampleWork } from './open-branch.ts';
import type { SampleBranch } from './open-sample.ts';
import { PLACES, type SamplePlace } from './people.ts';
import { openSampleCalls } from './sample-calls.ts';
import { WORKSHOP } from './workshop.ts';

/** A trade beside the shops: where it is at work, what its people may do, and its last days. */
export interface SampleTrade {
  place: SamplePlace;
  /** What its people are called, and what they may do beside what a cashier may. */
  role: string;
  rights: readonly string[];
  live(at: TradeAtWork): Promise<void>;
}

/** The branch of a trade on the day that its maker has reached. */
export interface TradeAtWork {
  branch: SampleBranch;
  /** How many days before today its books reach back. */
  days: number;
  /** Goes on to so many days before today, though not before the books begin. */
  goTo(ago: number): void;
  /** The day so many days from today. */
  day(offset: number): string;
  /** An hour of such a day by the clock of the branch, `09:30`. */
  moment(offset: number, time: string): string;
  /** So many hours from the moment that is reached. */
  inHours(hours: number): string;
  /** Makes a record or has something done by the owner; answers what he is answered. */
  make<T = { id: string }>(route: `POST ${string}`, body: object): Promise<T>;
  /** A step of a document. */
  step(entity: string, name: string, id: string, said?: object): Promise<void>;
}

const TRADES: readonly SampleTrade[] = [WORKSHOP, LODGE, HAULIER];
const DAY_MS = 24 * 3600 * 1000;
const HOUR_MS = 3600 * 1000;
/** By the clock of the branches of a sample. */
const OFFSET = '+03:00';

/** Opens a branch for each of the trades and has it live through its last days, each by calls of its own moment. */
export async function openSampleTrades(work: SampleWork, serverKey: ServerKey): Promise<SampleBranch[]> {
  const { context, database, founded, calls, day, days } = work;
  let ago = 0;
  const clock = { now: () => new Date(context.clock.now().getTime() - ago * DAY_MS) };
  const then = openSampleCalls({ ...context, clock }, database, serverKey);
  const branches: SampleBranch[] = [];
  for (const [place, trade] of TRADES.entries()) {
    const role = (
      await calls(founded.owner, 'POST api/role', { body: { name: trade.role, permissions: trade.rights } })
    ).id;
    const roles = { manager: role, cashier: role };
    const branch = await openSampleBranch(work, trade.place, PLACES.length + place, roles);
    const { owner } = branch;
    await trade.live({
      ...{ branch, days },
      goTo: (wanted) => {
        ago = Math.min(wanted, days);
      },
      day: (offset) => addDays(day, offset),
      moment: (offset, time) => new Date(`${addDays(day, offset)}T${time}${OFFSET}`).toISOString(),
      inHours: (hours) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString(),
      make: (route, body) =>
        then(owner, route as `POST api/${string}`, { body, key: 'id' in body ? String(body.id) : newId() }),
      async step(entity, name, id, said = {}) {
        await then(owner, `PUT api/${entity}/${name}`, { body: { id, ...said }, key: newId() });
      },
    });
    ago = 0;
    branches.push(branch);
  }
  return branches;
}
