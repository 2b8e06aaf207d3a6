import { chanceFrom } from '#server/testing/hostile/chance.ts';
import { withProofSystem } from '#server/testing/proof-system.ts';
import { openAttackedShop } from './attacked-shop.ts';
import { type AttackedInput, attackedInputsOf } from './places.ts';
import { plantedHoles } from './planted-holes.ts';
import { openRelay, type Relay, type Tried } from './relay.ts';
import { runSqlmap } from './run-sqlmap.ts';

export const name = 'sqlmap';

const AT_ONCE = 4;

/**
 * sqlmap tries every way on which a value of a caller comes near a statement (T8) and finds nothing, no value is without
 * an answer, and with the same options it finds the holes that are planted beside.
 */
export function run(size: number, seed: number): Promise<string> {
  return withProofSystem(async (system) => {
    const shop = await openAttackedShop(system, seed);
    const [all, holes] = [await attackedInputsOf(shop), await plantedHoles(system.db)];
    const places = chosen(all, size, seed);
    const relay = await openRelay([...holes, ...places]);
    try {
      await areFound(relay, holes);
      await everyPlaceWorks(places);
      const tried = await nothingFound(relay, places);
      const errors = system.logged.filter((line) => JSON.parse(line).level >= 50);
      if (errors.length) throw new Error(`${errors.length} lines of the log:\n${errors[0]}`);
      return saidOf(places, tried, holes);
    } finally {
      await relay.close();
    }
  });
}

/** Those that a share of the size tries, by lot. */
function chosen(places: readonly AttackedInput[], size: number, seed: number): AttackedInput[] {
  const next = chanceFrom(seed);
  return places
    .map((place) => ({ place, lot: next() }))
    .toSorted((a, b) => (size < 1 ? a.lot - b.lot : 0))
    .slice(0, Math.ceil(places.length * size))
    .map(({ place }) => place);
}

/** The control: options that miss a hole which is there would say nothing of the others. */
async function areFound(relay: Relay, holes: readonly AttackedInput[]): Promise<void> {
  await eachOf(holes, async (hole) => {
    if ((await runSqlmap(relay.addressOf(hole))).length === 0)
      throw new Error(`The ${hole.name} was not found, so nothing is proved.`);
  });
}

/** A place whose good value is refused would be a wall, not a way. */
async function everyPlaceWorks(places: readonly AttackedInput[]): Promise<void> {
  for (const { name: of, good, isRefused = false, ask } of places) {
    const { status, text } = await ask(good);
    if (status < 300 === isRefused) throw new Error(`${of}: ${status} ${text}`);
  }
}

async function nothingFound(relay: Relay, places: readonly AttackedInput[]): Promise<Tried[]> {
  const faults: string[] = [];
  await eachOf(places, async (place) => {
    const ways = await runSqlmap(relay.addressOf(place));
    const { broke } = relay.triedIn(place);
    faults.push(...ways.map((way) => `${place.name}: ${way}`));
    if (broke.length) faults.push(`${place.name}: ${broke.length} without an answer, such as ${broke[0]}`);
  });
  if (faults.length) throw new Error(faults.join('\n'));
  return places.map((place) => relay.triedIn(place));
}

/** Some places at once, because each waits for its answers most of the time. */
async function eachOf(
  places: readonly AttackedInput[],
  attack: (place: AttackedInput) => Promise<void>,
): Promise<void> {
  const waiting = places.values();
  const one = async () => {
    for (const place of waiting) await attack(place);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

function saidOf(
  places: readonly AttackedInput[],
  tried: readonly Tried[],
  holes: readonly AttackedInput[],
): string {
  const [values, taken] = (['values', 'taken'] as const).map((what) =>
    tried.reduce((sum, one) => sum + one[what], 0),
  );
  return `${places.length} places, ${values} values, of which ${taken} were taken: none injectable, none without an answer; all ${holes.length} planted holes found`;
}
