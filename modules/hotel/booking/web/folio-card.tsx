import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/show/card.tsx';
import { PaperLines } from '#ui/show/paper-lines.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { type FolioLine, folioOf } from '../folio.rules.ts';
import { FOLIO } from '../folio.words.ts';
import { billOf } from './guest-bill-call.ts';

/** What a guest was charged and what was paid of it, day by day, with what is owed after each line (hotel.md 8). */
export function FolioCard({ row }: RecordProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const { data: bill } = useQuery(billOf(row));
  const lines = bill ? folioOf(bill) : [];
  if (!bill || lines.length === 0) return null;
  const money = (amount: number) => (amount === 0 ? null : moneyText(amount, currency));
  const told = ({ kind, of, goods }: FolioLine) => {
    if (kind === 'early') return say(bill.by_day ? FOLIO.byDay : FOLIO.early);
    if (kind === 'charge') return goods || String(of);
    return say(FOLIO[kind], { of: of ?? '' });
  };
  const under = ({ day, kind, of, isVoid }: FolioLine) =>
    [
      day && dayText(day, language),
      kind === 'charge' && say(FOLIO.sale, { number: of ?? '' }),
      isVoid && say(FOLIO.void),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Card title={say(FOLIO.title)} flush>
      <PaperLines
        label={say(FOLIO.title)}
        columns={[
          { key: 'what', title: say(FOLIO.what), look: 'name' },
          { key: 'charge', title: say(FOLIO.charged), look: 'figure' },
          { key: 'payment', title: say(FOLIO.paid), look: 'figure' },
          { key: 'balance', title: say(FOLIO.balance), look: 'amount' },
        ]}
        lines={lines.map((line) => ({
          key: line.key,
          cells: {
            what: line.isVoid ? <s>{told(line)}</s> : told(line),
            charge: line.isVoid ? <s>{money(line.charge)}</s> : money(line.charge),
            payment: money(-line.payment),
            balance: line.isVoid ? null : moneyText(line.balance, currency),
          },
          under: under(line),
        }))}
      />
    </Card>
  );
}
