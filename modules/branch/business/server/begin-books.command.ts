import { InvalidFields } from '#core/errors.ts';
import { f } from '#core/fields.ts';
import { refuseFuture } from '#server-kit/command/refuse-future.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { branch as branchEntity } from '../../branch/branch.entity.ts';
import { LockedBehind, OwnersBeginBooks } from '../../errors.ts';
import { BOOKS_BEGIN } from '../books-begin.words.ts';
import { business } from '../business.entity.ts';
import { datedBefore } from './dated-before.ts';

/**
 * Moves the first day of the books of the business (A44): earlier while no branch has locked days since, because they are as
 * somebody read them; later only as far as nothing is dated before. An owner does it.
 */
export const beginBooks = defineCommand({
  name: 'business.begin-books',
  route: 'PUT api/business/books',
  permission: 'access_branch_settings',
  fields: { books_begin: f.date({ required: true, day: 'any' }) },
  async run(context) {
    const { tx, actor, input } = context;
    if (!MAY_BEGIN.includes(actor.account_type)) throw OwnersBeginBooks();
    refuseFuture(context, 'books_begin', input.books_begin);
    await holdBooks(context);
    const before = await tx.lock(business, actor.business_id);
    if (input.books_begin > before.books_begin) await refuseDated(context, input.books_begin);
    if (input.books_begin < before.books_begin) await refuseLocked(context, before.books_begin);
    const { books_begin } = await tx.save(business, before, { books_begin: input.books_begin });
    return { books_begin };
  },
});

/** Who may move the beginning of the books; `onepos` passes everything (specification §6). */
const MAY_BEGIN = ['owner', 'onepos'];

/** What is posted at this moment holds its branch, so it is counted, or finds the new day. */
async function holdBooks({ tx }: CommandContext): Promise<void> {
  await tx.query(`select id from ${branchEntity.table} order by id for no key update`);
}

async function refuseDated(context: CommandContext, day: string): Promise<void> {
  const { count, first } = await datedBefore(context, day);
  if (first === null) return;
  const params = { n: count, date: first };
  throw new InvalidFields({ books_begin: { key: 'posted_before_books', params, words: BOOKS_BEGIN.posted } });
}

async function refuseLocked({ tx }: CommandContext, since: string): Promise<void> {
  const [locked] = await tx.query<{ name: string; lock_date: string }>(
    `select name, lock_date from ${branchEntity.table} where lock_date >= $1 order by lock_date desc, name limit 1`,
    [since],
  );
  if (locked) throw LockedBehind({ branch: locked.name, date: locked.lock_date });
}
