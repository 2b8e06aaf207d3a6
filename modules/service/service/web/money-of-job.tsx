import { Card } from '#ui/show/card.tsx';
import { ShareBar } from '#ui/show/share-bar.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { JOB_PAGE } from '../service.words.ts';

/** Rows of generic screens know no columns; this one is a job's. */
function asJob(row: object) {
  return row as {
    total_amount?: number | null;
    taken_off_amount?: number | null;
    billed_amount?: number | null;
    cost?: number | null;
    tax?: number | null;
    commission?: number | null;
    margin?: number | null;
  };
}

/** Where the money of a job goes: parts, VAT, commission, and what is left; for whoever sees profit, and only where it adds up to the whole. */
export function MoneyOfJob({ row }: RecordProps) {
  const say = useSay();
  const { currency } = useBranch();
  const { total_amount, taken_off_amount, billed_amount, cost, tax, commission, margin } = asJob(row);
  if (!total_amount || typeof margin !== 'number' || margin < 0 || taken_off_amount || billed_amount)
    return null;
  const told = [
    { key: 'partsAtCost', size: cost ?? 0, tone: 'soft' },
    { key: 'vat', size: tax ?? 0, tone: 'quiet' },
    { key: 'commission', size: commission ?? 0, tone: 'other' },
    { key: 'margin', size: margin, tone: 'good' },
  ] as const;
  return (
    <Card title={say(JOB_PAGE.where, { amount: moneyText(total_amount, currency) })}>
      <ShareBar
        parts={told
          .filter(({ key, size }) => size > 0 || key === 'margin')
          .map((part) => ({
            ...{ ...part, title: say(JOB_PAGE[part.key]), text: moneyText(part.size, currency) },
          }))}
      />
    </Card>
  );
}
