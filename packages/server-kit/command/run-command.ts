import { present } from '../http/present.ts';
import type { ActorContext, CommandContext } from '../operation/context.ts';
import type { CommandOperation } from '../operation/operation.ts';
import type { ActivityRecord } from './activities.ts';
import { keepAnswer, replayIfSeen, type SeenCall } from './idempotency.ts';
import { type Event, enqueueEvents } from './outbox.ts';
import { openWork } from './work.ts';

/**
 * Runs one command inside the transaction of its call: claim the key, do the work, write down who changed what, keep
 * the events and the answer. The transaction is committed by whoever opened it, all or nothing.
 */
export async function runCommand(
  operation: CommandOperation,
  outer: ActorContext,
  input: unknown,
  seen: SeenCall,
): Promise<unknown> {
  const activities: ActivityRecord[] = [];
  const events: Event[] = [];
  const context: CommandContext = {
    ...outer,
    tx: openWork(outer.tx, outer, (activity) => activities.push(activity)),
    input,
    emit: (event, payload) => events.push({ event, payload }),
  };
  const replayed = await replayIfSeen(operation, seen, context);
  if (replayed) return replayed.answer;
  const result = await operation.run(context);
  const answer = present(operation.answers, result, context);
  if (activities.length) await context.engine.activities.write(context, activities);
  await enqueueEvents(context, events);
  await keepAnswer(seen, answer, context);
  return answer;
}
