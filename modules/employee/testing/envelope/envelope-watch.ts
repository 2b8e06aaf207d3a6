import { beyond, type Ever, textOf } from './held-compare.ts';
import type { Principal, Snapshot } from './held-model.ts';

/** One step as it was answered. */
export interface Step {
  actor: string;
  status: number;
  before: Snapshot;
  after: Snapshot;
}

/** Looks at every step for somebody who got, or took, more than the actor held; and at what comes of it over time. */
export class EnvelopeWatch {
  /** By maker: what he held whenever he did something, and what came from him and his alone. */
  readonly #lines = new Map<string, { held: Ever[]; made: Set<string> }>();

  /** What is wrong with a step, in words; empty where nothing. */
  faultsOf(step: Step): string[] {
    const { actor, status, before, after } = step;
    const self = before.held.get(actor);
    if (!self) return [`${actor} is nobody`];
    if (status !== 200) return before.print === after.print ? [] : ['refused, yet something was written'];
    return [...gained(step, self), ...reducedAbove(step, self), ...this.#outgrown(step, self)];
  }

  #outgrown(step: Step, self: Principal): string[] {
    const { actor, before, after } = step;
    const own = this.#lines.get(actor) ?? { held: [], made: new Set() };
    this.#lines.set(actor, own);
    own.held.push(self);
    const faults: string[] = [];
    for (const [maker, { held, made }] of this.#lines) {
      const isOurs = maker === actor || made.has(actor);
      for (const [name, one] of after.held) {
        if (one.kind === 'role' || name === maker) continue;
        const old = before.held.get(name);
        if (!old && isOurs) made.add(name);
        // What somebody else changed since is no longer of this maker alone.
        else if (old && textOf(old) !== textOf(one) && !isOurs) made.delete(name);
        if (!made.has(name)) continue;
        const more = beyond(held, one, { branches: after.branches, withTime: false });
        if (more) faults.push(`${name}, which came from ${maker}, holds ${more} that it never held`);
      }
    }
    return faults;
  }
}

function gained({ actor, before, after }: Step, self: Principal): string[] {
  const faults: string[] = [];
  for (const [name, one] of after.held) {
    const old = before.held.get(name);
    if (old && old.rows === one.rows && textOf(old) === textOf(one)) continue;
    const { branches } = after;
    // A token lasts as it did where only its maker is changed.
    const more = beyond([self], one, { branches, isSelf: name === actor, withTime: old?.rows !== one.rows });
    if (more) faults.push(`${name} holds ${more} that ${actor} did not`);
    if (self.kind === 'token' && gainsForGood(old, one, branches))
      faults.push(`${name} holds more than before by ${actor}, which ends`);
  }
  return faults;
}

/** Whether somebody who can work has more than he had: what a token gives him outlasts it. */
function gainsForGood(old: Principal | undefined, one: Principal, branches: readonly string[]): boolean {
  if (one.kind !== 'user' || !one.isActive || one.places.size === 0) return false;
  return beyond(old?.isActive ? [old] : [], one, { branches, isSelf: true, withTime: false }) !== null;
}

function reducedAbove({ actor, before, after }: Step, self: Principal): string[] {
  const faults: string[] = [];
  for (const [name, one] of before.held) {
    if (name === actor) continue;
    const now = after.held.get(name);
    // A token ends with the person for whom it acts, who is compared himself.
    if (!now && one.maker && !after.held.get(one.maker)?.isActive) continue;
    const isTouched = now?.rows !== one.rows;
    if (now && !isTouched && textOf(now) === textOf(one)) continue;
    const more = beyond([self], one, { branches: before.branches, withTime: isTouched });
    if (more) faults.push(`${name} held ${more}, yet ${actor} changed it`);
  }
  return faults;
}
