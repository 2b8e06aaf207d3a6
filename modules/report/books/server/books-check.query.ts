import { z } from 'zod';
import { say } from '#core/i18n/language.ts';
import type { Examined } from '#modules/finance/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { booksCheckAnswer } from '../books-check.answer.ts';
import { checkDocuments, runBookChecks } from './check-books.ts';
import { DOCUMENT_CHECKS, POSTED } from './document-checks.ts';
import { showFaults } from './show-faults.ts';

/** Whoever looks waits for it: of each kind the newest documents; the command line goes through all of them. */
const NEWEST = 20_000;

/** Every invariant of the books with what it found; an owner sees for himself that they are right. */
export const booksCheck = defineQuery({
  name: 'report.books-check',
  route: 'GET api/report/books-check',
  permission: 'create_trial_balance',
  input: z.strictObject({}),
  answers: booksCheckAnswer,
  async run(context) {
    const { tx, branch, clock, services, language } = context;
    const all = services.brought('bookChecks');
    const documents = await checkDocuments(tx, services, NEWEST);
    const found = [...(await runBookChecks(all, tx)), ...documents.faults];
    const faults = Map.groupBy(found, ({ check }) => check);
    const examined = await countExamined(
      tx,
      all.map(({ examines }) => examines),
    );
    const counts = new Map([...examined].map(([{ name }, count]) => [name, count]));
    counts.set(POSTED.name, documents.examined);
    const checks = [];
    for (const check of [...all, ...DOCUMENT_CHECKS]) {
      const count = counts.get(check.examines.name) ?? 0;
      checks.push({
        check: check.name,
        title: say(check.words, language),
        about: check.about.name,
        examines: check.examines.name,
        examined: count,
        examined_words: say(check.examines.words[count === 1 ? 'one' : 'many'], language),
        measures: check.measures,
        faults: await showFaults(context, check, faults.get(check.name) ?? []),
      });
    }
    return {
      holds: faults.size === 0,
      checked_at: clock.now(),
      currency: branch.currency,
      checks,
    };
  },
});

/** How many there are of each thing that checks go through, so that a check that holds also says over how much. */
async function countExamined(
  tx: Pick<Tx, 'query'>,
  examined: readonly Examined[],
): Promise<Map<Examined, number>> {
  const all = [...new Set(examined)];
  const columns = all.map(({ sql }, place) => `(${sql}) as "${place}"`);
  const [counts] = await tx.query<Record<string, number>>(`select ${columns.join(', ')}`);
  return new Map(all.map((one, place) => [one, counts?.[place] ?? 0]));
}
