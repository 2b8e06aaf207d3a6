import { InvalidFields } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import { type Quantity, quantity } from '#core/quantity.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { accountForMoney } from '#modules/finance/public.ts';
import { type HeldSale, takeBack } from '#modules/point-of-sale/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { service } from '../service.entity.ts';
import { type HeldService, holdServices } from './hold-services.ts';

type Said = SaidIn<typeof service, 'return_part'>;

/**
 * Takes a part of work that is done back, unused or faulty: as a credit note of its sale, into the store at the cost it left with. What
 * is owed falls first; the rest goes out of the account that is said, or stays with the house as the customer's (services.md 4 and 5).
 */
export const returnPart: TransitionWork<HeldService, Said> = {
  holdAll: holdServices,
  async run(context, { sold, goods }, { product_id, quantity: many, goods: where, account_id, reason }) {
    const lines = sold ? linesBack(sold.lines, product_id, many) : [];
    if (!sold || lines.length === 0) throw new InvalidFields({ product_id: { key: 'not_found' } });
    const way = await wayBack(context, sold, account_id);
    await saidInForm(
      takeBack(
        context,
        {
          ...{ id: newId(), sale_id: sold.id, date: null, reason: reason ?? null },
          lines: lines.map((line) => ({ ...line, goods: where, unit: null, pieces: null })),
          refunds: way ? [{ ...way, amount: money(0n), reference: null }] : [],
        },
        { held: { sold, goods }, fills: true },
      ),
    );
    return {};
  },
};

/** What is wrong with a line of the credit note is said at the field of the step that it came from. */
async function saidInForm(takenBack: Promise<unknown>): Promise<void> {
  try {
    await takenBack;
  } catch (error) {
    if (!(error instanceof InvalidFields)) throw error;
    const placed = Object.entries(error.problems).map(([place, problem]) => [fieldOf(place), problem]);
    throw new InvalidFields(Object.fromEntries(placed));
  }
}

function fieldOf(place: string): string {
  const [list, , field = ''] = place.split('.');
  if (list === 'refunds') return 'account_id';
  if (list !== 'lines') return place;
  return field === 'quantity' || field === 'goods' ? field : 'product_id';
}

/** The first line of a bill is the work, which does not come back. */
const WORK = 1;

/** Of which lines a part is taken back: of the first that still has any, and what is too much of the last, which says so. */
function linesBack(
  lines: HeldSale['sold']['lines'],
  product_id: string,
  many: Quantity,
): { line_no: number; quantity: Quantity }[] {
  const ofPart = lines.filter((line) => line.line_no !== WORK && line.product_id === product_id);
  const wanted: { line_no: number; quantity: Quantity }[] = [];
  let left: bigint = many;
  for (const [place, { line_no, quantity: all, returned_quantity }] of ofPart.entries()) {
    const there = all - returned_quantity;
    const taken = place === ofPart.length - 1 || left < there ? left : there;
    // Nothing at all is refused by the credit note, at the field of how many.
    if (taken <= 0n && many > 0n) continue;
    wanted.push({ line_no, quantity: quantity(taken) });
    left -= taken;
  }
  return wanted;
}

/** Where money goes out of; without an account it is kept for its customer, where one is known. */
async function wayBack(
  context: CommandContext,
  { customer_id }: HeldSale['sold'],
  account_id: string | null,
) {
  if (account_id) return accountForMoney(context, account_id);
  return customer_id ? { account_id: null, mode: 'deposit' as const } : null;
}
