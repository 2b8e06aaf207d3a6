import { newId } from '#core/ids.ts';
import { outbox } from '../db/kit-tables.ts';
import type { CommandContext } from '../operation/context.ts';
import { insertRows } from './write-rows.ts';

export interface Event {
  event: string;
  payload: Record<string, unknown>;
}

/** Keeps events in the transaction of their cause: no event without the deed, no deed without the event. */
export function enqueueEvents({ tx, actor, branch }: CommandContext, events: readonly Event[]): void {
  const columns = outbox.columns.filter(({ name }) => name !== 'created_at' && name !== 'done_at');
  const rows = events.map((event) => ({
    ...event,
    id: newId(),
    business_id: actor.business_id,
    branch_id: branch.id,
  }));
  if (rows.length) insertRows(tx, outbox.name, columns, rows);
}
