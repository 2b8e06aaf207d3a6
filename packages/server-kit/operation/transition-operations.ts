import { z } from 'zod';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Transition } from '#core/define-states.ts';
import { namedDays } from '#core/derive/named-records.ts';
import { fieldOfSchema } from '#core/derive/schemas.ts';
import { InvalidFields } from '#core/errors.ts';
import { isDay } from '#core/fields/dates.ts';
import { f } from '#core/fields.ts';
import { holdForTransition, makeTransition, refusedTransitions } from '../command/transit.ts';
import { NotFound, PermissionDenied } from '../http/errors.ts';
import { readInput } from '../http/read-input.ts';
import { findRow } from '../query/find-row.ts';
import { requireToo } from './asked-rights.ts';
import { today } from './clock.ts';
import type { CommandContext } from './context.ts';
import type { SaidOfTransition } from './document-work.ts';
import type { CommandOperation } from './operation.ts';
import type { Row } from './row.ts';

const LONGEST_REASON = 500;

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
    transition.right && !transition.hasCommand
      ? [transiting(entity, name, transition, { entity, permission: transition.right })]
      : [],
  );
}

/** The last part of the address of a transition: `write_off` is `write-off`. */
function transiting(
  entity: AnyEntity,
  name: string,
  { reason, dated }: Transition,
  { entity: shown, permission, hold }: Pick<Showing, 'entity' | 'permission'> & Partial<Showing>,
): CommandOperation {
  const action = name.replaceAll('_', '-');
  const body = bodyOf({ reason, dated });
  return {
    kind: 'command',
    name: `${shown.name}.${action}`,
    method: 'PUT',
    path: `api/${shown.name}/${action}`,
    permission,
    ...(dated ? { sometimes: [dated] } : {}),
    idempotency: 'required',
    accepts: 'json',
    schemas: { body },
    days: namedDays(body),
    answers: { entity: shown, form: 'row' },
    read: readInput('PUT', body),
    async run(context) {
      const { id, ...said } = context.input as { id: string } & SaidOfTransition;
      requireDay(context, said.date, dated);
      const held = hold
        ? await hold(context, await findRow(shown, id, context))
        : (await holdForTransition(entity, name, [id], context))[0];
      if (!held) throw NotFound();
      const [refused] = (await refusedTransitions(entity, name, [held], context)).values();
      if (refused) throw refused;
      await makeTransition(entity, name, held, said, context);
      return findRow(shown, id, context);
    },
  };
}

/** A transition is dated back only by its right, and never into the future. */
function requireDay(context: CommandContext, date: string | undefined, right: string | undefined): void {
  const now = today(context.clock, context.branch);
  if (date === undefined || date === now) return;
  if (date > now) throw new InvalidFields({ date: { key: 'in_future' } });
  if (!right) throw PermissionDenied();
  requireToo(context, right);
}

function bodyOf({ reason, dated }: Pick<Transition, 'reason' | 'dated'>): z.ZodObject {
  const text = z.string({ error: 'required' }).trim().max(LONGEST_REASON, 'too_long');
  return z.strictObject({
    id: z.uuid('not_id'),
    ...(reason === 'required' ? { reason: text.min(1, 'required') } : {}),
    ...(reason === 'optional' ? { reason: text.optional() } : {}),
    ...(dated ? { date: dayOfTransition() } : {}),
  });
}

/** A day that lies in the books, as a field of a definition that says one. */
function dayOfTransition(): z.ZodType<string | undefined> {
  const day = z.string().refine(isDay, { error: 'not_date' }).optional();
  fieldOfSchema.set(day, f.date());
  return day;
}
