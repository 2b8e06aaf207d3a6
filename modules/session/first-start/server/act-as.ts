import type { ActivityRecord } from '#server-kit/command/activities.ts';
import { type Event, enqueueEvents } from '#server-kit/command/outbox.ts';
import { openWork } from '#server-kit/command/work.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { Caller } from '#server-kit/operation/caller.ts';
import type { CallContext, CommandContext } from '#server-kit/operation/context.ts';

/** Does the work of a command in somebody's name before there is a session of his, with its activities and events. */
export async function actAs<T>(
  context: CallContext & { tx: Tx },
  caller: Caller,
  work: (context: CommandContext) => Promise<T>,
): Promise<T> {
  const activities: ActivityRecord[] = [];
  const events: Event[] = [];
  const outer = { ...context, ...caller };
  const inside: CommandContext = {
    ...outer,
    tx: openWork(context.tx, outer, (activity) => activities.push(activity)),
    input: undefined,
    emit: (event, payload) => events.push({ event, payload }),
  };
  const result = await work(inside);
  if (activities.length) await context.engine.activities.write(inside, activities);
  await enqueueEvents(inside, events);
  return result;
}
