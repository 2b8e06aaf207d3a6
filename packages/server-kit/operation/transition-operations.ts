import { z } from 'zod';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Transition } from '#core/define-states.ts';
import { holdForTransition, makeTransition, refusedTransitions } from '../command/transit.ts';
import { NotFound } from '../http/errors.ts';
import { readInput } from '../http/read-input.ts';
import { findRow } from '../query/find-row.ts';
import type { CommandOperation } from './operation.ts';

const LONGEST_REASON = 500;

/** A call for each transition that somebody makes by itself: `PUT api/{entity}/{transition}` with its right. */
export function transitionOperations(entity: AnyEntity): CommandOperation[] {
  return Object.entries(entity.states?.transitions ?? {}).flatMap(([name, transition]) =>
    transition.right && !transition.hasCommand
      ? [transiting(entity, name, transition, transition.right)]
      : [],
  );
}

/** The last part of the address of a transition: `write_off` is `write-off`. */
function transiting(
  entity: AnyEntity,
  name: string,
  { reason }: Transition,
  permission: string,
): CommandOperation {
  const action = name.replaceAll('_', '-');
  const body = bodyOf(reason);
  return {
    kind: 'command',
    name: `${entity.name}.${action}`,
    method: 'PUT',
    path: `api/${entity.name}/${action}`,
    permission,
    idempotency: 'required',
    accepts: 'json',
    schemas: { body },
    answers: { entity, form: 'row' },
    read: readInput('PUT', body),
    async run(context) {
      const { id, reason } = context.input as { id: string; reason?: string };
      const [held] = await holdForTransition(entity, name, [id], context);
      if (!held) throw NotFound();
      const [refused] = (await refusedTransitions(entity, name, [held], context)).values();
      if (refused) throw refused;
      await makeTransition(entity, name, held, reason, context);
      return findRow(entity, id, context);
    },
  };
}

function bodyOf(reason: Transition['reason']): z.ZodObject {
  const text = z.string({ error: 'required' }).trim().max(LONGEST_REASON, 'too_long');
  return z.strictObject({
    id: z.uuid('not_id'),
    ...(reason === 'required' ? { reason: text.min(1, 'required') } : {}),
    ...(reason === 'optional' ? { reason: text.optional() } : {}),
  });
}
