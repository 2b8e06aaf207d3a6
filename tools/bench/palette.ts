// cspell:ignore mche sabu lyimo zainabu mchlee daftri mafutta qqxx
import { type BenchClient, clientOf } from './caller.ts';
import { dataFolder, startInstallation } from './installation.ts';
import { inTurn, p95Of, type Times, timesOf } from './measure.ts';
import { seedFindable } from './palette-rows.ts';
import { type BenchCaller, seedShop } from './seed.ts';

/** What the palette takes for words of one kind, over HTTP and in milliseconds. */
export interface PaletteFigure {
  caller: 'owner' | 'cashier';
  words: string;
  call: Times;
  p95: number;
}

/** As people type: what must be found is named, so that no figure is one of an empty answer. */
const WORDS: readonly { name: string; typed: readonly string[]; isFound: boolean }[] = [
  { name: 'one or two letters', typed: ['u', 's', 'un', 'ma', 'as'], isFound: true },
  { name: 'beginnings of words', typed: ['ung', 'mche', 'sabu', 'reh', 'massa'], isFound: true },
  { name: 'Swahili words', typed: ['sukari', 'mafuta', 'daftari', 'unga sukari', 'kalamu'], isFound: true },
  { name: 'names', typed: ['asha mushi', 'neema lyimo', 'rehema', 'zainabu'], isFound: true },
  { name: 'mistyped words', typed: ['sukrai', 'mchlee', 'daftri', 'mafutta', 'zafrani'], isFound: true },
  { name: 'numbers and codes', typed: ['4711', 'P-99', 'K004750', '0047', 'p-12345'], isFound: true },
  { name: 'barcodes', typed: ['6161000000005', '6161000099995', '6161000012345'], isFound: true },
  { name: 'telephone numbers', typed: ['0700 007 919', '+255 700 015 838', '255700'], isFound: true },
  { name: 'words of nothing', typed: ['hammer drill', 'qqxx', '9999999999999'], isFound: false },
];

/** What 95 of 100 answers of one kind may take, in milliseconds, or so many empty calls, whichever is more. */
export const PALETTE_ALLOWED = { ms: 100, emptyCalls: 12 };

export interface PaletteFigures {
  /** A call that reads one row after session, rights and branch, in the same run: how quick the machine was. */
  empty: Times;
  words: readonly PaletteFigure[];
}

/** The palette of a full shop in an installation of its own, as the owner and as somebody who sees his own papers only. */
export async function measurePalette(): Promise<PaletteFigures> {
  const folder = await dataFolder();
  const installation = await startInstallation(folder.path);
  try {
    const shop = await seedShop(installation);
    const cashier = await seedFindable(installation, shop);
    const ask = { owner: shop.owner, cashier };
    return await measureFor(installation.address, ask);
  } finally {
    await installation.stop();
    await folder.remove();
  }
}

async function measureFor(
  address: string,
  callers: Record<PaletteFigure['caller'], BenchCaller>,
): Promise<PaletteFigures> {
  const [words, empty]: [PaletteFigure[], number[]] = [[], []];
  for (const caller of ['owner', 'cashier'] as const) {
    const client = clientOf(address, callers[caller]);
    try {
      for (const { name, typed, isFound } of WORDS) {
        words.push({ caller, words: name, ...(await measureWords(client, typed, isFound)) });
        const { call } = await inTurn(
          { call: () => client.get('api/user/settings') },
          { rounds: 5, warmUp: 1 },
        );
        empty.push(...call);
      }
    } finally {
      client.close();
    }
  }
  return { empty: timesOf(empty), words };
}

/** Kinds of words for which the palette took longer than it is allowed to. */
export function missedOfPalette({ empty, words }: PaletteFigures): string[] {
  const most = Math.max(PALETTE_ALLOWED.ms, PALETTE_ALLOWED.emptyCalls * empty.median);
  return words
    .filter(({ p95 }) => p95 > most)
    .map(
      (one) =>
        `The palette of the ${one.caller}, ${one.words}: 95 of 100 within ${one.p95.toFixed(0)} ms, ${most.toFixed(0)} are allowed.`,
    );
}

async function measureWords(client: BenchClient, typed: readonly string[], isFound: boolean) {
  const find = async (word: string) => {
    const { body } = await client.get(`api/palette/find?keyword=${encodeURIComponent(word)}`);
    return JSON.parse(String(body)).message.found as unknown[];
  };
  for (const word of typed)
    if ((await find(word)).length > 0 !== isFound) throw new Error(`“${word}”: not what was written.`);
  const things = Object.fromEntries(typed.map((word) => [` ${word}`, () => find(word)]));
  const taken = Object.values(await inTurn(things, { rounds: 11, warmUp: 1 })).flat();
  return { call: timesOf(taken), p95: p95Of(taken) };
}
