import { performance } from 'node:perf_hooks';
import { mannWhitney } from './testing/mann-whitney.ts';
import { aBusiness, anEmployee, logIn, nextPhone } from './testing/people.ts';
import { withProofSystem } from './testing/proof-system.ts';
import { browserElsewhere } from './testing/session-attacks.ts';
import type { TestSystem } from './testing/test-system.ts';

export const name = 'enumeration';

const NAMES = 200;
/** Below this chance two sources of answers are told apart (reliability.md, T14). */
const TOLD_APART = 0.01;

/** Nobody learns from an answer, or from the time it takes, whether a name has an account here. */
export function run(size: number, seed: number): Promise<string> {
  const names = Math.max(30, Math.round(NAMES * size));
  return withProofSystem(async (system) => {
    const known = await peopleOf(system, names);
    const unknown = Array.from({ length: names }, nextPhone);
    const said: string[] = [];
    for (const [what, ask] of Object.entries(QUESTIONS)) {
      const p = await compare(system, shuffled(known, unknown, seed), ask);
      said.push(`${what}: p = ${p.toFixed(3)}`);
      if (p <= TOLD_APART) throw new Error(`${said.at(-1)}, the two are told apart`);
    }
    return `${names} known and ${names} unknown names, ${said.join(', ')}`;
  });
}

type Ask = (system: TestSystem, username: string) => Promise<{ status: number; body: { message: unknown } }>;

const QUESTIONS: Readonly<Record<string, Ask>> = {
  login: (system, username) => browserElsewhere(system).logIn(username, 'Kiti-cheupe-28'),
  'forgotten password': (system, username) =>
    browserElsewhere(system).ask('POST api/user/forgot-password', { body: { username } }),
};

/** Answers by kind of name: their shapes must be one, and their times not told apart. */
async function compare(
  system: TestSystem,
  names: readonly { name: string; isKnown: boolean }[],
  ask: Ask,
): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const shapes = new Set<string>();
  for (let i = 0; i < 10; i++) await ask(system, nextPhone());
  for (const { name: username, isKnown } of names) {
    const began = performance.now();
    const { status, body } = await ask(system, username);
    times[isKnown ? 'known' : 'unknown'].push(performance.now() - began);
    const { message } = body;
    shapes.add(`${status} ${typeof message === 'object' ? Object.keys(message ?? {}) : message}`);
  }
  if (shapes.size !== 1) throw new Error(`answers differ: ${[...shapes].join(' | ')}`);
  return mannWhitney(times.known, times.unknown);
}

async function peopleOf(system: TestSystem, count: number): Promise<string[]> {
  const shop = await aBusiness(system);
  const owner = await logIn(system, shop.phone);
  const phones: string[] = [];
  while (phones.length < count)
    phones.push((await anEmployee(owner, [], { branches: [shop.branch_id] })).phone);
  return phones;
}

/** In an order that the seed gives, so that no drift of the machine meets one kind alone. */
function shuffled(known: readonly string[], unknown: readonly string[], seed: number) {
  const all = [
    ...known.map((name) => ({ name, isKnown: true })),
    ...unknown.map((name) => ({ name, isKnown: false })),
  ];
  let state = seed || 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return all
    .map((one) => ({ one, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
