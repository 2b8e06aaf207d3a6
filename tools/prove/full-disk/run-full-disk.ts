import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceFrom } from '#modules/point-of-sale/testing/chance.ts';
import { MEBIBYTE } from '#server/postgres/free-space.ts';
import { pathExists } from '#server/postgres/path-exists.ts';
import { createProduct } from '#server/testing/tills.ts';
import { requireAllSaved } from './all-saved.ts';
import { askAround, isLow, requireSentences } from './ask-around.ts';
import { openShopOnDisk, runningSince, type ShopOnDisk, type Which, writeLogFull } from './shop-on-disk.ts';

/** What was seen in all rounds of one disk. */
interface Seen {
  /** Statuses of the calls that read while the disk was full. */
  reads: number[];
  /** How often the database had to stop, and how often the reserve let it go on while the disk was still full. */
  stops: number;
  reserves: number;
  /** From there being room to the next twenty writes that are kept. */
  backAfterMs: number[];
}

/** Fills one of the disks at random moments and looks at everything that is answered and kept; throws at what should not be. */
export async function runFullDisk(
  which: Which,
  { rounds, seed }: { rounds: number; seed: number },
): Promise<string> {
  const chance = chanceFrom(seed);
  const shop = await openShopOnDisk(which);
  try {
    const seen: Seen = { reads: [], stops: 0, reserves: 0, backAfterMs: [] };
    for (let n = 1; n <= rounds; n += 1)
      await fillOnce(shop, chance, seen).catch((error: Error) => {
        throw new Error(`Round ${n} on the ${which} disk: ${error.message}`);
      });
    await untilHeld(shop);
    await shop.trade.close();
    await restartOnFullDisk(shop);
    await requireAllSaved(shop);
    return say(shop, rounds, seen);
  } finally {
    await shop.close();
  }
}

function say({ which, trade }: ShopOnDisk, rounds: number, seen: Seen): string {
  const answered = seen.reads.filter((status) => status === 200).length;
  return [
    `${which} disk filled ${rounds} times: the database stopped ${seen.stops} times and went on by its reserve ${seen.reserves} times`,
    `${trade.refused.length} writes heard a sentence and were sent again`,
    `${answered} of ${seen.reads.length} reads were answered meanwhile`,
    `back ${(Math.max(...seen.backAfterMs) / 1000).toFixed(1)} s at most after there was room`,
    `${trade.made.size} products and ${trade.sold.size} sales acknowledged, all there once and whole, the books hold`,
  ].join(', ');
}

async function fillOnce(shop: ShopOnDisk, chance: () => number, seen: Seen): Promise<void> {
  const { trade, disk } = shop;
  // The reserve is held anew within a minute; rounds that do not wait for it begin without one.
  if (chance() < 0.5) await untilHeld(shop);
  await trade.untilKept(Math.ceil(chance() * 80));
  await requireLow(shop);
  const [since, isHeld] = [await runningSince(shop), await pathExists(shop.ballast)];

  const isLogUsedUp = shop.which === 'log' || chance() < 0.5;
  const fill = async () => {
    await disk.fill(0);
    if (isLogUsedUp) await writeLogFull(shop);
    await trade.untilRefused(1 + Math.ceil(chance() * 40));
  };
  await fill();
  if (isLogUsedUp && isHeld && (await untilBack(shop, since)) === 'by its reserve') {
    await trade.untilKept(10);
    seen.reserves += 1;
    await fill();
  }
  const reads = await askAround(shop);
  const hasStopped = (await runningSince(shop)) !== since;
  if (hasStopped) seen.stops += 1;
  else if (reads.some((status) => status !== 200))
    throw new Error(`Reading is answered ${reads.join(', ')}.`);
  seen.reads.push(...reads);

  const began = performance.now();
  await disk.makeRoom();
  await trade.untilKept(20);
  seen.backAfterMs.push(performance.now() - began);
  requireSentences(trade.refused);
  if (!shop.product.isRunning) throw new Error('The server has ended.');
}

const LOW = 200 * MEBIBYTE;

/** While little is left files and imports wait, and sales go on as if nothing were. */
async function requireLow(shop: ShopOnDisk): Promise<void> {
  const { trade, disk } = shop;
  const refused = trade.refused.length;
  await disk.fill(LOW);
  await trade.untilKept(10);
  if (!(await isLow(shop))) throw new Error('Nobody is told that the disk is low.');
  if (trade.refused.length > refused) throw new Error('Sales are refused while there is room for them.');
}

/** A start on a full disk takes the reserve; without one it says what is missing, and nothing is harmed by either. */
async function restartOnFullDisk(shop: ShopOnDisk): Promise<void> {
  const { product, disk, ballast, place, trade } = shop;
  await product.stop();
  await disk.fill(0);
  await product.start();
  if (await pathExists(ballast)) throw new Error('It started on a full disk without its reserve.');
  const made = await createProduct(place, randomUUID(), 'Bidhaa ya mwisho');
  if (!made.ok) throw new Error(`What is sold on the reserve is answered ${made.status}.`);
  trade.made.add(((await made.json()) as { message: { id: string } }).message.id);
  await product.stop();
  await disk.fill(0);
  const said = await product.startInVain();
  if (!/^The disk is full: \S+ has 0 MB left and Onepos needs 32 MB\./.test(said))
    throw new Error(`A start on a full disk says: ${said}`);
  await disk.makeRoom();
  await product.start();
}

/** Waits for the database that has stopped on a full disk: what it had written may be enough for it to start again. */
function untilBack(shop: ShopOnDisk, since: string | null): Promise<'by its reserve' | 'by itself'> {
  return until('the database was not started again', async () => {
    if (!(await pathExists(shop.ballast))) return 'by its reserve';
    return [since, null].includes(await runningSince(shop)) ? null : 'by itself';
  });
}

async function untilHeld({ ballast }: ShopOnDisk): Promise<void> {
  await until('the reserve was not held anew', async () => (await pathExists(ballast)) || null);
}

/** The watch of the disks looks once a minute. */
const PATIENCE_MS = 90_000;
const LOOK_AGAIN_MS = 500;

async function until<T>(otherwise: string, ask: () => Promise<T | null>): Promise<T> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(LOOK_AGAIN_MS)) {
    const answer = await ask();
    if (answer !== null) return answer;
  }
  throw new Error(`In 90 seconds ${otherwise}.`);
}
