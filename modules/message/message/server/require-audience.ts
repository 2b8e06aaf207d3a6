import { InvalidFields, type Problems } from '#core/errors.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { debt } from '#modules/finance/debt/debt.entity.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { noSuchPlace } from '../../message-template/message-template.rules.ts';
import { unknownPlaces } from '../audience.rules.ts';
import type { ComposedMessage } from '../message.body.ts';
import type { Audience } from '../message.entity.ts';
import { MESSAGE_TEXTS } from '../message.words.ts';

/** Whoever writes to people lists them, and lists the debts of which a text tells. */
export const AUDIENCE_ASKS = [
  customer.permissions.list,
  debt.permissions.list,
  user.permissions.list,
] as const;

const OF_DEBTS: ReadonlySet<Audience> = new Set(['debtors', 'overdue']);

/** Asks the rights that an audience needs, and for what a text tells of it. */
export function requireAudienceRights(
  context: Pick<CommandContext, 'actor' | 'asks'>,
  { audience, text }: Pick<ComposedMessage, 'audience' | 'text'>,
): void {
  if (audience === 'numbers') return;
  requireToo(context, audience === 'employees' ? user.permissions.list : customer.permissions.list);
  if (OF_DEBTS.has(audience) || /\{(balance|due)\}/.test(text)) requireToo(context, debt.permissions.list);
}

const YEAR_MS = 366 * 86_400_000;

/** Says what a message lacks, or cannot say. */
export function requireComplete(message: ComposedMessage, now: Date): void {
  const { audience, text, customer_group, customer_ids, numbers, sends_at } = message;
  const [place] = unknownPlaces(text);
  const problems: Problems = {
    ...(place === undefined ? {} : { text: noSuchPlace(place) }),
    ...(audience === 'group' && !customer_group ? lacks('customer_group', MESSAGE_TEXTS.groupMissing) : {}),
    ...(audience === 'chosen' && !customer_ids?.length
      ? lacks('customer_ids', MESSAGE_TEXTS.customersMissing)
      : {}),
    ...(audience === 'numbers' && !numbers?.length ? lacks('numbers', MESSAGE_TEXTS.numbersMissing) : {}),
    ...(sends_at && sends_at < now ? lacks('sends_at', MESSAGE_TEXTS.tooLate) : {}),
    ...(sends_at && sends_at.getTime() > now.getTime() + YEAR_MS
      ? lacks('sends_at', MESSAGE_TEXTS.tooFar)
      : {}),
  };
  if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
}

/** Refuses a customer that the business does not have, for any audience. */
export async function requireCustomers({ tx }: CommandContext, ids: readonly string[] | null): Promise<void> {
  if (!ids?.length) return;
  const found = await tx.query(`select from ${customer.table} where id = any($1) and deleted_at is null`, [
    ids,
  ]);
  if (found.length < ids.length) throw new InvalidFields({ customer_ids: { key: 'not_found' } });
}

const lacks = (field: string, words: (typeof MESSAGE_TEXTS)[keyof typeof MESSAGE_TEXTS]): Problems => ({
  [field]: { key: 'incomplete', words },
});
