import { moneyOfWire } from '#core/money.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { Figure } from '#ui/show/figure.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { type DrawerTyped, piecesOf } from './count-of-notes.ts';
import { countedOf, useCountedParts } from './drawer-count.tsx';
import { SHIFT } from './shift.words.ts';

interface CountedCardProps {
  drawer: DrawerTyped;
  /** What is typed of phone and card machine. */
  others?: readonly { key: string; title: string; amount: string }[];
}

/** Beside a count: what it comes to so far, never what the books expect. */
export function CountedCard({ drawer, others = [] }: CountedCardProps) {
  const say = useSay();
  const { currency } = useBranch();
  const amount = (wire: number) => amountText(moneyOfWire(wire, currency) ?? 0n, currency);
  const typed = others.filter((one) => one.amount !== '');
  const parts = [
    ...useCountedParts(drawer),
    ...typed.map((one) => ({ key: one.key, title: one.title, value: amount(Number(one.amount)) })),
  ];
  return (
    <>
      <Card title={say(SHIFT.counted)}>
        <p aria-live="polite">
          <Figure amount={amount(countedOf(drawer, piecesOf(currency)))} currency={currency} size="hero" />
        </p>
        {parts.length > 0 && <Facts items={parts} />}
      </Card>
      <Notice tone="info">{say(SHIFT.blind)}</Notice>
    </>
  );
}
