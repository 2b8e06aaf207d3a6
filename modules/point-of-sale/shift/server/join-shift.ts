import type { RowOf } from '#core/define-entity.ts';
import { rowAfter } from '#core/define-states.ts';
import { InvalidFields } from '#core/errors.ts';
import { type Money, money } from '#core/money.ts';
import { ledgerCodes } from '#modules/finance/public.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Checkout } from '../../sale/checkout.body.ts';
import { sale } from '../../sale/sale.entity.ts';
import type { Moment } from '../../sale/sale-moment.rules.ts';
import { ShiftIsClosed, ShiftLeftOpen, ShiftRequired } from '../errors.ts';
import { shift } from '../shift.entity.ts';
import { overOrShort } from '../shift-posting.rules.ts';
import { isIn, type ShiftAtHand, whichShift } from '../which-shift.rules.ts';

/** The shift of a sale, held so that nobody closes it meanwhile. */
export interface JoinedShift {
  id: string;
  account_id: RowOf<typeof shift>['account_id'];
  /** The whole row where the shift was closed before the sale arrived. */
  late: RowOf<typeof shift> | null;
}

type Found = ShiftAtHand & { number: string; is_of_device: boolean };

/** Finds and holds the shift that a sale belongs to; none where the branch sells without and none is open. */
export async function joinShift(
  context: CommandContext,
  { shift_id, payments }: Checkout,
  { isSaid, keptMs, soldAt }: Moment,
): Promise<JoinedShift | null> {
  const { tx, branch, clock, actor } = context;
  const till = payments.find(({ mode, account_id }) => mode === 'cash' && account_id)?.account_id ?? null;
  const said = shift_id ?? null;
  const known = await tx.query<Found>(AT_HAND, [
    ...[branch.id, said, till, soldAt, actor.user_id, actor.device_id ?? null],
  ]);
  const shifts = known.filter((one) => one.closed_at === null || mayJoinLate(context, one, soldAt));
  if (said !== null && known.length > 0 && shifts.length === 0) throw ShiftIsClosed();
  const found = whichShift(shifts, { said, till, soldAt, isKept: keptMs !== null }) as Found | null;
  if (said !== null && (!found || (till !== null && found.account_id !== till)))
    throw new InvalidFields({ shift_id: { key: 'not_found' } });
  if (!found) {
    if (branch.settings.shift_required === true && (till !== null || shifts.length === 0))
      throw ShiftRequired();
    return null;
  }
  const { id, account_id } = found;
  if (found.closed_at !== null) return { id, account_id, late: await tx.lock(shift, id) };
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
 * Whether a sale joins a shift that was closed before it arrived: one of the time in which that was open, sealed on a device
 * of its own cashier or on one that sold in it. Whoever may date back puts it there too (A46).
 */
function mayJoinLate(context: CommandContext, shift: Found, soldAt: Date | null): boolean {
  if (soldAt === null || !isIn(shift, soldAt)) return false;
  if (holdsToo(context, 'back_date_sale')) return true;
  return Boolean(context.call.bodySeal) && (shift.is_own || shift.is_of_device);
}

/** Cash of a sale that was counted before the sale arrived. */
export interface LateCash {
  shift: RowOf<typeof shift>;
  amount: Money;
}

/**
 * Books what a late sale brought into a till that was counted: at once to cash short or over of that shift; the till keeps
 * what was counted (A26). Answers nothing where no cash came in.
 */
export async function bookLate(
  context: CommandContext,
  joined: JoinedShift | null,
  { date }: { date: string },
  taken: readonly { account_id: string | null; mode: string; amount: bigint }[],
): Promise<LateCash | null> {
  if (!joined?.late) return null;
  const { late, account_id } = joined;
  const amount = taken
    .filter((part) => part.mode === 'cash' && part.account_id === account_id)
    .reduce((sum, part) => sum + part.amount, 0n);
  if (amount === 0n) return null;
  const { tx, branch, services } = context;
  const till = (await ledgerCodes(tx, [account_id])).get(account_id) ?? '';
  const source = { kind: shift.name, id: late.id };
  await services.books.post(context, [
    { branch_id: branch.id, date, source, lines: overOrShort(till, -amount) },
  ]);
  return { shift: late, amount: money(amount) };
}

/** Lets a late sale join the shift whose expected cash it changes, once it is on record. */
export async function joinLate(
  { tx }: CommandContext,
  { shift: late, amount }: LateCash,
  { id: sale_id, date }: { id: string; date: string },
): Promise<void> {
  const line_no = late.late_sales.length + 1;
  const changes = {
    expected: money((late.expected ?? 0n) + amount),
    over_short: money((late.over_short ?? 0n) - amount),
    late_sales: [...late.late_sales, { line_no, sale_id, date, amount }],
  };
  await tx.save(shift, late, rowAfter(shift, late, 'join_late_sale', changes) as RowOf<typeof shift>);
}

/** The shift that is named, else those of the till that are open or ended after the sale was made, else all open ones. */
const AT_HAND = `
select id, number, account_id, opened_on::text, opened_at, closed_at,
       created_by = $5 as is_own,
       exists (select from ${sale.table} x where x.shift_id = ${shift.table}.id and x.device_id = $6) as is_of_device
from ${shift.table}
where branch_id = $1 and deleted_at is null
  and case when $2::uuid is not null then id = $2
           when $3::uuid is not null then account_id = $3 and (closed_at is null or closed_at >= $4)
           else closed_at is null end
order by opened_at desc limit 50`;
