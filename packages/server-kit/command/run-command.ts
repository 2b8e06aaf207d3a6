import { present } from '../http/present.ts';
import type { ActorContext, CommandContext } from '../operation/context.ts';
import type { AnswerShape, CommandOperation } from '../operation/operation.ts';
import type { ActivityRecord } from './activities.ts';
import { openException } from './exception.ts';
import { documentMade, replayIfSeen, type SeenCall, saveAnswer } from './idempotency.ts';
import { followUp, openWork } from './work.ts';

/**
 * Runs one command inside the transaction of its call: claim the key, see that the branch takes changes, do the work,
 * keep the answer, write down who changed what. The transaction is committed by whoever opened it, all or nothing.
 */
export async function runCommand(
  operation: CommandOperation,
  outer: ActorContext,
  { input, seen, answers }: { input: unknown; seen: SeenCall; answers: AnswerShape | undefined },
): Promise<unknown> {
  return doWork(outer, input, async (context) => {
    const replayed = await replayIfSeen(operation, seen, context);
    if (replayed) return replayed.answer ?? (await documentMade(seen, answers, context));
    if (outer.branch.shut && !operation.isPersonal) throw outer.branch.shut;
    const answer = await present(operation, answers, await operation.run(context), context);
    saveAnswer(seen, answer, context);
    return answer;
  });
}

/** Does work in somebody's name: what it changes stands in the activities afterwards, and others are told of it. */
export async function doWork<T>(
  outer: ActorContext,
  input: unknown,
  work: (context: CommandContext) => Promise<T>,
): Promise<T> {
  const activities: ActivityRecord[] = [];
  const { exception, reasoned } = openException(outer);
  const context: CommandContext = {
    ...outer,
    tx: openWork(outer.tx, outer, (activity) => activities.push(activity), exception),
    input,
  };
  const result = await work(context);
  await followUp(context.tx);
  await context.tx.law.hold(context);
  if (activities.length) await context.services.activities.write(context, activities.map(reasoned));
  for (const { entity, record_id, type } of activities)
    if (type !== 'reading') outer.changed?.push({ entity, id: record_id });
  return result;
}
