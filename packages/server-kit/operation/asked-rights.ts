import type { Registry } from '#core/define-module.ts';
import { allowed } from '#core/permissions.ts';
import { PermissionDenied } from '../http/errors.ts';
import type { ActorContext } from './context.ts';
import type { CommandOperation, Operation, QueryOperation } from './operation.ts';

export type Asking = Pick<ActorContext, 'actor' | 'asks'>;

/**
 * Whether the caller holds a right that this call asks in some cases only, such as that of an earlier day. The definition of
 * the call names it (`sometimes`), so that its description does; one that it does not name is a mistake of the program.
 */
export function holdsToo({ actor, asks }: Asking, right: string): boolean {
  if (asks && !asks.rights.has(right))
    throw new Error(`${asks.call} asks ${right}, which its definition does not name.`);
  return allowed(actor, right);
}

/** The same for whoever may not go on without it. */
export function requireToo(context: Asking, right: string): void {
  if (!holdsToo(context, right)) throw PermissionDenied();
}

/** Rights that a call asks in some cases only, in the order of the alphabet; its own is not among them. */
export function rightsSometimes({ permission, sometimes = [] }: Operation, registry: Registry): string[] {
  const own = new Set([permission].flat());
  const named = typeof sometimes === 'function' ? sometimes(registry) : sometimes;
  return [...new Set(named)].filter((right) => !own.has(right)).toSorted();
}

type Asks = NonNullable<ActorContext['asks']>;

/** By registry, because the calls of the machinery serve any. */
const KNOWN = new WeakMap<Registry, WeakMap<Operation, Asks>>();

/** What a call may ask of its caller, for `holdsToo`. */
export function asksOf(operation: QueryOperation | CommandOperation, registry: Registry): Asks {
  const calls = KNOWN.get(registry) ?? new WeakMap<Operation, Asks>();
  KNOWN.set(registry, calls);
  const known = calls.get(operation);
  if (known) return known;
  const rights = new Set([...[operation.permission].flat(), ...rightsSometimes(operation, registry)]);
  const asks = { call: operation.name, rights };
  calls.set(operation, asks);
  return asks;
}
