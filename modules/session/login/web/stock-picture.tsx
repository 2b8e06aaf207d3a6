import { useSay } from '#web-kit/i18n/language.tsx';
import classes from './stock-picture.module.css';
import { STOCK_PICTURE } from './stock-picture.words.ts';

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
              {low ? say(STOCK_PICTURE.left, { n: left }) : say(STOCK_PICTURE.inStock, { n: left })}
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
          <span>{say(STOCK_PICTURE.total)}</span>
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

const ACCOUNTS = [
  [STOCK_PICTURE.cash, '416,000'],
  [STOCK_PICTURE.mpesa, '274,000'],
  [STOCK_PICTURE.bank, '180,500'],
  [STOCK_PICTURE.stock, '413,500'],
] as const;
