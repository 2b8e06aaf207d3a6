import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { Figure } from '#ui/show/figure.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { UNIT_WORDS } from '../../units.i18n.ts';
import { profitOf, worthOf } from '../profit.rules.ts';
import { PRODUCT } from './product.words.ts';
import classes from './side.module.css';

export interface ProfitCardProps {
  buying: string;
  selling: string;
  opening: string;
  unit: string;
}

/** What one unit brings at the typed prices: the figure that the form is about. */
export function ProfitCard({ buying, selling, opening, unit }: ProfitCardProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const units: Readonly<Record<string, string>> = UNIT_WORDS[language];
  const profit = profitOf(buying, selling, currency);
  const worth = worthOf(opening, buying, currency);
  const facts = [
    { key: 'break', title: say(PRODUCT.breakEven), value: profit && moneyText(profit.breakEven, currency) },
    {
      key: 'markup',
      title: say(PRODUCT.markup),
      value: profit?.markup !== undefined && `${signed(profit.markup)}%`,
    },
    {
      key: 'worth',
      title: say(PRODUCT.openingValue),
      value: worth !== undefined && moneyText(worth, currency),
    },
  ];
  return (
    <Card title={say(PRODUCT.profit, { unit: (units[unit] ?? unit).toLowerCase() })}>
      <div className={classes.profit} aria-live="polite">
        {profit ? (
          <>
            <p>
              <Figure
                amount={moneyText(profit.amount, currency)}
                currency={currency}
                size="hero"
                {...(profit.amount < 0 ? { tone: 'bad' as const } : {})}
              />
            </p>
            {profit.share !== undefined && (
              <small>{say(PRODUCT.share, { share: signed(profit.share) })}</small>
            )}
            <Facts items={facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []))} />
          </>
        ) : (
          <small>{say(PRODUCT.noPrices)}</small>
        )}
      </div>
    </Card>
  );
}

/** A real minus before what is below nothing. */
function signed(share: number): string {
  return share < 0 ? `−${-share}` : String(share);
}
