import { z } from 'zod';
import { say } from '#core/i18n/language.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { runBookChecks } from './check-books.ts';
import { countExamined } from './count-examined.ts';
import { showFaults } from './show-faults.ts';

/** Every invariant of the books with what it found; an owner sees for himself that they are right. */
export const booksCheck = defineQuery({
  name: 'report.books-check',
  route: 'GET api/report/books-check',
  permission: 'create_trial_balance',
  input: z.strictObject({}),
  async run(context) {
    const { tx, branch, clock, engine, language } = context;
    const all = engine.brought('bookChecks');
    const faults = Map.groupBy(await runBookChecks(all, tx), ({ check }) => check);
    const examined = await countExamined(
      tx,
      all.map(({ examines }) => examines),
    );
    const checks = [];
    for (const check of all) {
      const count = examined.get(check.examines) ?? 0;
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
      checked_at: clock.now().toISOString(),
      currency: branch.currency,
      checks,
    };
  },
});
