import { inEach, type Language } from '#core/i18n/language.ts';
import { notify } from '#modules/branch/public.ts';
import { type PersonOfBranch, peopleOfBranch } from '#modules/employee/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { JobContext } from '#server-kit/jobs/define-job.ts';
import type { RemindedBranch } from './reminded-branch.ts';

/** One occasion being sent, in one transaction. */
export interface Scene {
  tx: Tx;
  post: JobContext['post'];
  now: Date;
  branch: RemindedBranch;
  kind: string;
  /** The morning that it is about. */
  day: string;
}

/** A reader of reminders, in one of the languages in which he may read it. */
export type Reader = PersonOfBranch & { language: Language };

/** What one of them reads, in one language. */
export interface ReminderText {
  title: string;
  text: string;
  link: string;
}

const MAIL_HOURS = 48;

/** The owners of the business; each still asks for the rights of what he is sent. */
export const isOwner = ({ account_type }: PersonOfBranch) => account_type === 'owner';

/** Owners, and whoever keeps the stock: may adjust it in this branch. */
export const isKeeper = (person: PersonOfBranch) =>
  isOwner(person) || person.rights.has('adjust_product_stock');

/**
 * Tells those people of the branch whom it concerns: at the bell in the language they read it in, by e-mail in the one they
 * have chosen, or else that of the customers. Where there is nothing to say, in whichever language, nothing is sent.
 */
export async function remindPeople(
  { tx, post, branch, kind }: Scene,
  concerns: (person: PersonOfBranch) => boolean,
  say: (reader: Reader) => ReminderText | null,
): Promise<void> {
  const people = (await peopleOfBranch(tx, branch.id)).filter(concerns);
  for (const person of people) {
    const sent = say({ ...person, language: person.language ?? branch.language });
    if (!sent) continue;
    const both = (part: 'title' | 'text') => inEach((language) => say({ ...person, language })?.[part] ?? '');
    const { business_id, id: branch_id } = branch;
    const words = { title: both('title'), text: both('text'), link: sent.link };
    notify(tx, [{ business_id, branch_id, user_id: person.id, kind, ...words }]);
    if (person.email)
      await post(tx, {
        ...{ channel: 'email', lifeHours: MAIL_HOURS },
        ...{ to: person.email, subject: `${branch.name}: ${sent.title}`, text: sent.text },
      });
  }
}
