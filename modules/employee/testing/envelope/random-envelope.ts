import { chanceFrom } from '#server/testing/hostile/chance.ts';
import type { TestSystem } from '#server/testing/test-system.ts';
import { ACTIONS, type Drawn, GIVEN_PASSWORD, NEW_PASSWORD, oneOf } from './envelope-actions.ts';
import { type Cast, openCast } from './envelope-cast.ts';
import { EnvelopeWatch } from './envelope-watch.ts';
import { snapshotOf } from './held-model.ts';

/** How many actions one business sees before the next is opened: later on few are left who may do much. */
const IN_ONE_BUSINESS = 50;

/** How often each kind of action was taken and refused. */
export type Counts = Map<string, { taken: number; refused: number }>;

/**
 * Does actions drawn by lot, by sessions and tokens drawn by lot, and looks after each of them whether anybody got or took
 * more than the actor held. Throws with all steps of that business where it is so.
 */
export async function tryRandomEnvelope(
  system: TestSystem,
  { count, seed }: { count: number; seed: number },
): Promise<Counts> {
  const counts: Counts = new Map();
  for (let done = 0; done < count; done += IN_ONE_BUSINESS)
    await oneBusiness(system, Math.min(IN_ONE_BUSINESS, count - done), seed + done, counts);
  return counts;
}

async function oneBusiness(system: TestSystem, count: number, seed: number, counts: Counts): Promise<void> {
  const chance = chanceFrom(seed);
  const inDays = (days: number) => new Date(system.clock.now().getTime() + days * 86_400_000).toISOString();
  const cast = await openCast(system, inDays);
  const watch = new EnvelopeWatch();
  const story: string[] = [];
  for (let step = 0; step < count; step += 1) {
    const living = await snapshotOf(system.db, cast.businessId, '');
    const names = [...living.held.values()]
      .filter(({ isActive, places }) => isActive && places.size > 0)
      .map(({ kind, id }) => `${kind} ${id}`)
      .filter((name) => cast.canCall(name));
    const first = names.filter((name) => cast.first.includes(name));
    const name = oneOf(chance, first.length && chance() < 0.6 ? first : names);
    // Before the step, for a login is no part of it.
    const home = await cast.comeIn(name);
    const places = [...(living.held.get(name)?.places.keys() ?? [])];
    const lot = chance();
    const wanted = lot < 0.15 ? '' : oneOf(chance, lot < 0.75 ? places : cast.branches);
    const here = wanted || home;
    const before = await snapshotOf(system.db, cast.businessId, here);
    const actor = before.held.get(name);
    if (!actor) throw new Error(`${name} is gone`);
    const drawn = oneOf(chance, Object.values(ACTIONS))({ chance, cast, snapshot: before, actor, inDays });
    if (!drawn) continue;
    const { what, route, body } = drawn;
    const answer = await cast.ask(name, route, {
      ...(body ? { body } : {}),
      ...(wanted ? { branch: wanted } : {}),
    });
    const after = await snapshotOf(system.db, cast.businessId, here);
    const { status } = answer;
    if (status === 200) remember(cast, drawn, answer.body.message);
    const tally = counts.get(what) ?? { taken: 0, refused: 0 };
    tally[status === 200 ? 'taken' : 'refused'] += 1;
    counts.set(what, tally);
    story.push(
      `${name} in ${here}: ${route} ${JSON.stringify(body ?? {})} -> ${status} ${answer.body.code ?? ''}`,
    );
    const faults = watch.faultsOf({ actor: name, status, before, after });
    if (status >= 500) faults.push('the server failed');
    if (faults.length) throw new Error([`seed ${seed}`, ...faults, '', ...story].join('\n'));
  }
}

/** By what those are let in who came to be, or were changed, by a step. */
function remember(cast: Cast, { what, route, body }: Drawn, made: { id: string; token: string }): void {
  const login = (body ?? {}) as { id?: string; phone_number?: string; password?: string };
  const { id = '', phone_number: phone = '', password } = login;
  if (what === 'create user' && password) cast.addUser(made.id, phone, NEW_PASSWORD);
  if (what === 'create token') cast.addToken(made.id, made.token);
  if (what === 'give password') cast.changeLogin(id, { password: GIVEN_PASSWORD });
  if (what === 'change number') cast.changeLogin(route.split('id=')[1] ?? '', { phone });
}
