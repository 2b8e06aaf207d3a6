import type { AnyEntity } from '#core/define-entity.ts';
import type { Transition } from '#core/define-states.ts';
import { fieldsOfTransition, type SaidOfTransition } from '#core/said-of-transition.ts';
import { refuseFuture } from '../command/refuse-future.ts';
import { holdForTransition, makeTransition, refusedTransitions } from '../command/transit.ts';
import { NotFound } from '../http/errors.ts';
import { findRow } from '../query/find-row.ts';
import { requireToo } from './asked-rights.ts';
import { today } from './clock.ts';
import type { CommandContext } from './context.ts';
import { defineCommand } from './define-operation.ts';
import type { CommandOperation } from './operation.ts';
import type { Row } from './row.ts';

/** Another list that shows what documents did, one of them behind each row. */
interface Showing {
  entity: AnyEntity;
  permission: string;
  /** Locks the document behind a row as its own transition does; none where there is none. */
  hold(context: CommandContext, row: Row): Promise<{ row: Row } | undefined>;
}

/**
 * A transition of the document behind a row of another list: `PUT api/debt-history/void` voids the payment that paid the
 * debt. Only the right and the way to the document differ from its own call; it answers the row.
 */
export function transitionBehind(document: AnyEntity, name: string, showing: Showing): CommandOperation {
  const transition = document.states?.transitions[name];
  if (!transition) throw new Error(`${document.name} has no transition ${name}.`);
  return transiting(document, name, transition, showing);
}

/** A call for each transition that somebody makes by itself: `PUT api/{entity}/{transition}` with its right. */
export function transitionOperations(entity: AnyEntity): CommandOperation[] {
  return Object.entries(entity.states?.transitions ?? {}).flatMap(([name, transition]) =>
    transition.right ? [transiting(entity, name, transition, { entity, permission: transition.right })] : [],
  );
}

/** The last part of the address of a transition: `write_off` is `write-off`. */
function transiting(
  entity: AnyEntity,
  name: string,
  transition: Transition,
  { entity: shown, permission, hold }: Pick<Showing, 'entity' | 'permission'> & Partial<Showing>,
): CommandOperation {
  const action = name.replaceAll('_', '-');
  const { dated, sometimes = [], elsewhere = [] } = transition;
  return defineCommand({
    name: `${shown.name}.${action}`,
    route: `PUT api/${shown.name}/${action}`,
    permission,
    sometimes: [...(dated ? [dated] : []), ...sometimes],
    idempotency: 'required',
    fields: fieldsOfTransition(shown.name, transition),
    elsewhere,
    answers: { entity: shown, form: 'row' },
    async run(context) {
      const { id, ...said }: { id: string } & SaidOfTransition = context.input;
      if (dated) requireDay(context, said.date, dated);
      const held = hold
        ? await hold(context, await findRow(shown, id, context))
        : (await holdForTransition(entity, name, [id], context))[0];
      if (!held) throw NotFound();
      const [refused] = (await refusedTransitions(entity, name, [held], context)).values();
      if (refused) throw refused;
      await makeTransition(entity, name, held, said, context);
      return findRow(shown, id, context);
    },
  });
}

/** A transition is dated back only by its right, and never into the future. */
function requireDay(context: CommandContext, date: string | null | undefined, right: string): void {
  const now = today(context.clock, context.branch);
  if (!date || date === now) return;
  refuseFuture(context, 'date', date);
  requireToo(context, right);
}
