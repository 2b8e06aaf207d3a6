import { Card } from '#ui/show/card.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { PRODUCT } from './product.words.ts';
import classes from './side.module.css';
import { unitText } from './unit-text.ts';

export interface TillCardProps {
  name: string;
  selling: string;
  unit: string;
  /** What is there, or will be with the opening stock; nothing for a service. */
  stock: number | undefined;
}

/** The tile as the till will show it. */
export function TillCard({ name, selling, unit, stock }: TillCardProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  return (
    <Card title={say(PRODUCT.till)}>
      <div className={classes.tile}>
        <span data-empty={name.trim() === '' || undefined}>{name.trim() || say(PRODUCT.unnamed)}</span>
        <b>{moneyText(Number(selling || 0), currency)}</b>
        {stock !== undefined && <small>{`${quantityText(stock)} ${unitText(unit, language, stock)}`}</small>}
      </div>
    </Card>
  );
}
