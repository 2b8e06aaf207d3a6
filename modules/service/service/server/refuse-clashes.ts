import type { RowOf } from '#core/define-entity.ts';
import { Refusal } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { service } from '../service.entity.ts';
import { type TimedJob, takeTimes } from './take-time.ts';

/**
 * A row of a sheet whose appointment is at a time that somebody has already, by another job or by a row above it, is refused by itself,
 * beside all others that are. What is only tried here is taken as the rows are made.
 */
export async function refuseClashes(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const { tx } = context;
  const timed = drafts.filter(
    (draft) => draft.sheetRow !== undefined && isSound(draft) && draft.row.starts instanceof Date,
  );
  if (timed.length === 0) return;
  tx.send('savepoint appointments_tried');
  for (const draft of timed) {
    draft.row.id ??= newId();
    try {
      await takeTimes(context, [timedJob(draft)]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, words, data } = error;
      const params = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));
      addProblem(draft, 'starts', { key: code, words, params });
    }
  }
  tx.send('rollback to savepoint appointments_tried');
}

type Job = RowOf<typeof service>;

/** A row that has no number yet goes by its place in the sheet. */
function timedJob({ row, sheetRow }: Draft): TimedJob {
  return { ...(row as Job), number: String(row.number ?? `#${sheetRow}`) };
}
