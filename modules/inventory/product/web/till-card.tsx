import { Card } from '#ui/show/card.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { fillsUnit } from '../../units.ts';
import { PRODUCT } from './product.words.ts';
import classes from './side.module.css';
import type { TypedProduct } from './typed-product.ts';
import { unitText } from './unit-text.ts';

export interface TillCardProps {
  name: string;
  selling: string;
  unit: string;
  sold: TypedProduct['sold'];
  /** What is there, or will be with the opening stock; nothing for a service. */
  stock: number | undefined;
}

/** The tile as the till will show it. */
export function TillCard({ name, selling, unit, sold, stock }: TillCardProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency, switches } = useBranch();
  const mayRunShort = switches.allow_negative_stock === true;
  const isEnough = sold && (stock === undefined || fillsUnit(sold.factor, stock, mayRunShort));
  const tapped = isEnough ? sold : null;
  const amount = tapped ? Number(tapped.price) || Number(selling || 0) * tapped.factor : Number(selling || 0);
  const price = moneyText(amount, currency);
  return (
    <Card title={say(PRODUCT.till)}>
      <div className={classes.tile}>
        <span data-empty={name.trim() === '' || undefined}>{name.trim() || say(PRODUCT.unnamed)}</span>
        <b>
          {price} {tapped && <small>{say(PRODUCT.per, { unit: unitText(tapped.unit, language) })}</small>}
        </b>
        {stock !== undefined && <small>{`${quantityText(stock)} ${unitText(unit, language, stock)}`}</small>}
      </div>
    </Card>
  );
}
