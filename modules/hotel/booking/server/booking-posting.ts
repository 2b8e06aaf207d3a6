import type { RowOf } from '#core/define-entity.ts';
import type { Posting } from '#core/trade/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import type { booking } from '../booking.entity.ts';
import { heldBackLines, stayLines, takenOverLines } from '../booking.rules.ts';

type Booked = RowOf<typeof booking> & { branch_id: string };

/** What a booking posts: each night of the stay on its own day; where there was none, what is held back of the deposit. */
export const bookingPosting: PostingRule<Booked, undefined> = {
  facts: async () => undefined,
  of: (row) => (row.checked_in_at ? stayPostings(row) : heldBackPostings(row)),
};

/** What one may be for nothing. */
const isWorth = ({ lines }: Posting) => lines.some(({ debit }) => (debit ?? 0n) > 0n);

function stayPostings({
  branch_id,
  nights,
  payer_id,
  customer_id,
  charge,
  charge_tax,
  day_use,
  billed_to_id,
  billed_amount,
  closed_on,
}: Booked): Posting[] {
  const payer = payer_id ?? customer_id;
  const early = { total_amount: charge ?? 0n, tax: charge_tax ?? 0n };
  return [
    ...(nights ?? [])
      .filter(({ posted_on }) => posted_on)
      .flatMap((night) => nightPostings(payer, night))
      .map((posting) => ({ branch_id, ...posting })),
    {
      ...{ branch_id, date: closed_on ?? '' },
      lines: stayLines(payer, day_use ? CHART.rooms : CHART.otherIncome, early),
    },
    {
      ...{ branch_id, date: closed_on ?? '' },
      lines: billed_to_id ? takenOverLines(payer, billed_to_id, billed_amount ?? 0n) : [],
    },
  ].filter(isWorth);
}

type BookedNight = NonNullable<Booked['nights']>[number];

/** A night on its own day; one that was corrected once that was locked stands there as it was, and is taken back and posted anew. */
function nightPostings(payer: string, night: BookedNight): Omit<Posting, 'branch_id'>[] {
  const lines = stayLines(payer, CHART.rooms, night);
  const { corrected_on: date } = night;
  if (!date) return [{ date: night.night, lines }];
  const first = stayLines(payer, CHART.rooms, {
    ...{ total_amount: night.first_total_amount, tax: night.first_tax, levy: night.first_levy },
  });
  const back = first.map(({ debit, credit, ...line }) => ({
    ...line,
    ...(credit === undefined ? {} : { debit: credit }),
    ...(debit === undefined ? {} : { credit: debit }),
  }));
  return [
    { date: night.night, lines: first },
    { date, lines: back },
    { date, lines },
  ];
}

function heldBackPostings(row: Booked): Posting[] {
  const { branch_id, closed_on, net_amount, tax, payer_id, customer_id } = row;
  const lines = heldBackLines(payer_id ?? customer_id, net_amount, tax);
  return [{ branch_id, date: closed_on ?? '', lines }].filter(isWorth);
}
