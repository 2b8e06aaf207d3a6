import { moneyOfWire } from '#core/money.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { type Line, LineList } from '#ui/show/line-list.tsx';
import type { WireRow } from '#web-kit/api/queries.ts';
import { amountText, moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { SHIFT } from './shift.words.ts';

/** What phone and card machine showed as a shift was closed, beside what was recorded, and what differs. */
export function OthersList({ row }: Pick<RecordProps, 'row'>) {
  const say = useSay();
  const { currency } = useBranch();
  const may = useMay();
  const seesMoney = may('view_account_dashboard') && may('view_account_balance');
  const others = (row.others ?? []) as readonly WireRow[];
  if (others.length === 0) return null;
  const money = (amount: unknown) => moneyText(Number(amount), currency);
  const line = ({ account_id, account_name, expected, counted, difference }: WireRow): Line => ({
    key: String(account_id),
    title: String(account_name ?? ''),
    note: [
      ...(expected === undefined ? [] : [say(SHIFT.recordedOf, { amount: money(expected) })]),
      say(SHIFT.shownOf, { amount: money(counted) }),
    ].join(' · '),
    ...(Number(difference) !== 0 && seesMoney
      ? { middle: <TextLink href={movementsOf(row, account_id)}>{say(SHIFT.findPayment)}</TextLink> }
      : {}),
    figure:
      Number(difference) === 0 ? (
        <Chip tone="success">{say(SHIFT.othersAgree)}</Chip>
      ) : (
        amountText(moneyOfWire(Number(difference), currency) ?? 0n, currency)
      ),
  });
  return (
    <Card title={say(SHIFT.others)} flush>
      <LineList lines={others.map(line)} />
    </Card>
  );
}

/** The movements of an account on the days of a shift. */
function movementsOf({ opened_on, closed_on }: WireRow, account: unknown): string {
  const days = new URLSearchParams({
    account_id: String(account),
    date: String(opened_on),
    date_to: String(closed_on ?? opened_on),
  });
  return `/finance/account-movements?${days}`;
}
