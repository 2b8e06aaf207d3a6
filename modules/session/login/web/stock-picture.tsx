import type { Words } from '#core/i18n/language.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import classes from './stock-picture.module.css';

/** A glimpse of the product beside the login: goods with what is left, and books that agree. Decoration only. */
export function StockPicture() {
  const say = useSay();
  return (
    <div className={classes.picture}>
      <div className={classes.tiles}>
        {GOODS.map(([name, price, left, low]) => (
          <div key={name} className={classes.tile}>
            <span>{name}</span>
            <b>{price}</b>
            <small data-low={low || undefined}>
              {low ? say(LEFT, { n: left }) : say(IN_STOCK, { n: left })}
            </small>
          </div>
        ))}
      </div>
      <div className={classes.books}>
        {ACCOUNTS.map(([name, amount]) => (
          <p key={amount}>
            <span>{say(name)}</span>
            <b>{amount}</b>
          </p>
        ))}
        <p className={classes.total}>
          <span>{say(TOTAL)}</span>
          <b>1,284,000</b>
        </p>
      </div>
    </div>
  );
}

const GOODS = [
  ['Azam Unga 2kg', '4,200', '184', false],
  ['Mo Xtra 300ml', '700', '228', false],
  ['Kilombero Sugar 1kg', '3,200', '6', true],
  ['Kyela Rice 1kg', '3,400', '146', false],
  ['Korie Oil 3L', '19,500', '21', false],
  ['Africafé 50g', '3,800', '47', false],
] as const;

const LEFT: Words = { en: '{n} left', sw: 'Zimebaki {n}' };
const IN_STOCK: Words = { en: '{n} in stock', sw: 'Zipo {n}' };
const TOTAL: Words = { en: 'Total', sw: 'Jumla' };

const ACCOUNTS: readonly (readonly [Words, string])[] = [
  [{ en: 'Cash in hand', sw: 'Pesa mkononi' }, '416,000'],
  [{ en: 'M-PESA', sw: 'M-PESA' }, '274,000'],
  [{ en: 'CRDB', sw: 'CRDB' }, '180,500'],
  [{ en: 'Stock on hand', sw: 'Stoku iliyopo' }, '413,500'],
];
