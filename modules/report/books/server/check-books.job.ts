import { type Language, say } from '#core/i18n/language.ts';
import type { PersonOfBranch } from '#modules/employee/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { defineJob, type JobContext } from '#server-kit/jobs/define-job.ts';
import type { Services } from '#server-kit/operation/app-services.ts';
import { nightly } from '../../reminder/occasion.rules.ts';
import { takeChange, takeOccasion } from '../../reminder/server/claim.ts';
import { branchesToRemind } from '../../reminder/server/reminded-branch.ts';
import { remindPeople, type Scene } from '../../reminder/server/scene.ts';
import { BOOKS_TEXTS } from '../books.words.ts';
import { type BookFault, checkDocuments, runBookChecks } from './check-books.ts';
import { DOCUMENT_CHECKS } from './document-checks.ts';
import { showFaults } from './show-faults.ts';

const KIND = 'books_check';

/** Of each kind the newest documents, as on the screen: older ones were gone through in the nights before. */
const NEWEST = 20_000;

/** Goes through the books of every business once a night, and rings the bell where something does not hold. */
export const checkBooksNightly = defineJob({
  name: 'books.check',
  title: BOOKS_TEXTS.nightly,
  everySeconds: 600,
  run: (context) => checkAllBooks(context, new Date()),
});

/** The same at a moment. What fails in one business is no reason to leave out the others. */
export async function checkAllBooks(context: JobContext, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const businesses = await context.query<{ id: string }>('select ctx.businesses_to_remind() as id');
  for (const { id } of businesses)
    await checkBooksOf(context, id, now).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} books could not be checked`);
}

/** The night is that of the first branch, whose people hear of it: books are those of the whole business. */
async function checkBooksOf(
  { inBusiness, services, post }: JobContext,
  id: string,
  now: Date,
): Promise<void> {
  if (!services) throw new Error('the books are checked where jobs may post');
  await inBusiness(id, async (tx) => {
    const [branch] = await branchesToRemind(tx, now);
    if (!branch) return;
    const { day } = nightly(branch.at);
    if (!(await takeOccasion(tx, branch, KIND, day))) return;
    const faults = await faultsOf(tx, services);
    const about = faults.map((fault) => Object.values(fault).join(' ')).join('\n');
    // What was told already is not told every night again.
    if (!(await takeChange(tx, branch, KIND, about))) return;
    const [first] = faults;
    if (first) await ring({ tx, post, now, branch, kind: KIND, day }, first, services);
  });
}

async function faultsOf(tx: Tx, services: Services): Promise<BookFault[]> {
  const ofBooks = await runBookChecks(services.brought('bookChecks'), tx);
  const { faults } = await checkDocuments(tx, services, NEWEST);
  return [...ofBooks, ...faults];
}

/** Tells whoever may see the books what was found first, by its name, in each language. */
async function ring(scene: Scene, fault: BookFault, services: Services): Promise<void> {
  const checks = [...services.brought('bookChecks'), ...DOCUMENT_CHECKS];
  const check = checks.find(({ name }) => name === fault.check);
  if (!check) throw new Error(`no check is called ${fault.check}`);
  const { tx, branch } = scene;
  const nameIn = async (language: Language) => {
    const [shown] = await showFaults({ tx, branch, language }, check, [fault]);
    return shown?.name ?? fault.subject;
  };
  const names = { en: await nameIn('en'), sw: await nameIn('sw') };
  const mayCheck = ({ rights }: PersonOfBranch) => rights.has('create_trial_balance');
  await remindPeople(scene, mayCheck, ({ language }) => ({
    title: say(BOOKS_TEXTS.doNotHold, language),
    text: say(BOOKS_TEXTS.firstFault, language, {
      title: say(check.words, language),
      name: names[language],
    }),
    link: '/report/books-check',
  }));
}
