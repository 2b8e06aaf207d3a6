import type { RowOf } from '#core/define-entity.ts';
import { rowAfter } from '#core/define-states.ts';
import { InvalidFields } from '#core/errors.ts';
import { money } from '#core/money.ts';
import { ledgerCodes } from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Checkout } from '../../sale/checkout.body.ts';
import type { Moment } from '../../sale/sale-moment.rules.ts';
import { ShiftIsClosed, ShiftLeftOpen, ShiftRequired } from '../errors.ts';
import { shift } from '../shift.entity.ts';
import { overOrShort } from '../shift-posting.rules.ts';
import { isIn, type ShiftAtHand, whichShift } from '../which-shift.rules.ts';

/** The shift of a sale, held so that nobody closes it meanwhile. */
export interface JoinedShift {
  id: string;
  account_id: string;
  /** The whole row where the shift was closed before the sale arrived. */
  late: RowOf<typeof shift> | null;
}

type Found = ShiftAtHand & { number: string };

/** Finds and holds the shift that a sale belongs to; none where the branch sells without and none is open. */
export async function joinShift(
  context: CommandContext,
  { shift_id, payments, sold_at }: Checkout,
  { isSaid, keptMs }: Moment,
): Promise<JoinedShift | null> {
  const { tx, branch, clock, actor } = context;
  const till = payments.find(({ mode, account_id }) => mode === 'cash' && account_id)?.account_id ?? null;
  const soldAt = sold_at ? new Date(sold_at) : null;
  const said = shift_id ?? null;
  const shifts = await tx.query<Found>(AT_HAND, [branch.id, said, till, soldAt, actor.user_id]);
  const found = whichShift(shifts, { said, till, soldAt, isKept: keptMs !== null }) as Found | null;
  if (said !== null && (!found || (till !== null && found.account_id !== till)))
    throw new InvalidFields({ shift_id: { key: 'not_found' } });
  if (!found) {
    if (branch.settings.shift_required === true && (till !== null || shifts.length === 0))
      throw ShiftRequired();
    return null;
  }
  const { id, account_id } = found;
  if (found.closed_at !== null) {
    if (soldAt === null || (said === null && !isIn(found, soldAt)) || soldAt > found.closed_at)
      throw ShiftIsClosed();
    return { id, account_id, late: await tx.lock(shift, id) };
  }
  if (!isSaid && found.opened_on < today(clock, branch))
    throw ShiftLeftOpen({ number: found.number, date: found.opened_on });
  const [held] = await tx.query(
    `select id from ${shift.table} where id = $1 and closed_at is null for share`,
    [id],
  );
  if (!held) throw ShiftIsClosed();
  return { id, account_id, late: null };
}

/**
 * Lets a sale join a shift that was counted with its cash: what came in goes at once to cash short or over of that shift,
 * whose expected amount changes; the till keeps what was counted (A26).
 */
export async function joinLate(
  context: CommandContext,
  { late, account_id }: JoinedShift,
  { id: sale_id, date }: { id: string; date: string },
  taken: readonly { account_id: string | null; mode: string; amount: bigint }[],
): Promise<void> {
  if (!late) return;
  const amount = taken
    .filter((part) => part.mode === 'cash' && part.account_id === account_id)
    .reduce((sum, part) => sum + part.amount, 0n);
  if (amount === 0n) return;
  const { tx, branch, services } = context;
  const till = (await ledgerCodes(tx, [account_id])).get(account_id) ?? '';
  const source = { kind: shift.name, id: late.id };
  await services.books.post(context, [
    { branch_id: branch.id, date, source, lines: overOrShort(till, -amount) },
  ]);
  const line_no = late.late_sales.length + 1;
  const changes = {
    expected: money((late.expected ?? 0n) + amount),
    over_short: money((late.over_short ?? 0n) - amount),
    late_sales: [...late.late_sales, { line_no, sale_id, date, amount: money(amount) }],
  };
  await tx.save(shift, late, rowAfter(shift, late, 'join_late_sale', changes) as RowOf<typeof shift>);
}

/** The shift that is named, else those of the till that are open or ended after the sale was made, else all open ones. */
const AT_HAND = `
select id, number, account_id, opened_on::text, opened_at, closed_at,
       created_by = $5 as is_own
from ${shift.table}
where branch_id = $1 and deleted_at is null
  and case when $2::uuid is not null then id = $2
           when $3::uuid is not null then account_id = $3 and (closed_at is null or closed_at >= $4)
           else closed_at is null end
order by opened_at desc limit 50`;
