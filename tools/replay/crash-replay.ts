import { setTimeout as wait } from 'node:timers/promises';
import { chanceFrom } from './chance.ts';
import { describeReplay, isSound } from './describe-replay.ts';
import { planReplay } from './plan-replay.ts';
import { readSales } from './read-sales.ts';
import type { Records } from './records.ts';
import { type Replay, type ReplayOptions, replayAt } from './replay-once.ts';
import { startThrowAwayServer, type ThrowAwayServer } from './throw-away-server.ts';

interface Killed {
  server: number;
  database: number;
}

/**
 * Replays the records of a shop while server and database are killed in turn at random moments. Throws unless everything
 * that was acknowledged stands in the books exactly once, as it was acknowledged, and the books are right.
 */
export async function crashReplay(
  records: Records,
  { kills, seed, ...options }: ReplayOptions & { kills: number; seed: number },
): Promise<{ replay: Replay; killed: Killed }> {
  const server = await startThrowAwayServer();
  const chance = chanceFrom(seed);
  const moments = momentsOf(records, kills, chance);
  const killed = { server: 0, database: 0 };
  let killing = Promise.resolve();
  try {
    const replay = await replayAt(server, records, {
      ...options,
      onAcknowledged(acknowledged) {
        if (!moments.delete(acknowledged)) return;
        // Somewhere in the middle of the calls that are on their way.
        const pause = chance() * 20;
        killing = killing.then(() => wait(pause)).then(() => killOne(server, killed));
      },
    });
    await killing;
    if (moments.size > 0 || !isSound(replay))
      throw new Error(`${moments.size} kills left.\n${describeReplay(replay)}`);
    await server.onepos('check-books');
    return { replay, killed };
  } finally {
    await killing.catch(() => undefined);
    await server.stop();
  }
}

/** After how many acknowledged documents something is killed. */
function momentsOf({ sales }: Records, kills: number, chance: () => number): Set<number> {
  const lines = readSales(sales);
  const { steps } = planReplay(lines, new Set(lines.map(({ code }) => code)));
  // What the catalogue lacks is not sold, so that the last few may never come.
  const last = Math.floor(steps.length * 0.95);
  if (kills >= last) throw new Error(`${steps.length} documents are too few for ${kills} kills.`);
  const moments = new Set<number>();
  while (moments.size < kills) moments.add(1 + Math.floor(chance() * last));
  return moments;
}

async function killOne(server: ThrowAwayServer, killed: Killed): Promise<void> {
  const whom = killed.server <= killed.database ? 'server' : 'database';
  killed[whom] += 1;
  if (whom === 'server') await server.killServer();
  else await server.killDatabase();
}
