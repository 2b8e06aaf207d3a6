import { moneyOfText, moneyToWire } from '#core/money.ts';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { BoughtLine } from '../bought-lines.rules.ts';
import { changeFromLast, marginOf, priceKeepingMargin } from '../purchase-figures.rules.ts';
import { factorOf, type LineOfGoods } from './bought-goods.ts';
import classes from './goods-section.module.css';
import { OtherOfTwo } from './price-or-total.tsx';
import { BUY } from './purchase.words.ts';

/** So much dearer than the last time is worth a second look. */
const MUCH = 10;

/** What looks like a mistake of the price, and the selling price that would keep the margin; neither stops anybody. */
export function PriceNotes({
  line,
  bought,
  cost,
}: {
  line: LineOfGoods;
  bought: BoughtLine | null;
  cost: bigint;
}) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const { typed, set } = line;
  const { good } = typed;
  const minor = (wire: number) => moneyOfText(String(wire), currency) as bigint;
  const last = good.last && { price: minor(good.last.price), factor: good.last.factor };
  const change = changeFromLast(bought?.price ?? 0n, factorOf(typed), last);
  const said =
    change !== null && good.last
      ? change === 0
        ? say(BUY.asLast)
        : say(change > 0 ? BUY.above : BUY.below, {
            percent: `${change > 0 ? change : -change}%`,
            price: moneyText(good.last.price, currency),
            day: dayText(good.last.date, language),
          })
      : null;
  const selling = good.selling_price === undefined ? 0n : minor(good.selling_price);
  const average = good.stock > 0 ? (minor(good.value) * 1000n) / BigInt(Math.round(good.stock * 1000)) : 0n;
  const kept = cost > average ? priceKeepingMargin(selling, average, cost) : null;
  const margin = marginOf(selling, average);
  const offers = kept !== null && kept > selling && typed.selling_price === '' && may('modify_selling_price');
  return (
    <p className={classes.note}>
      {said && (
        <span className={change !== null && change >= MUCH ? classes.caution : undefined}>{said}</span>
      )}
      {!typed.hasDiscount && (
        <button type="button" className={classes.link} onClick={() => set({ hasDiscount: true })}>
          {say(BUY.addLineDiscount)}
        </button>
      )}
      <OtherOfTwo
        typed={{ ...typed, total: typed.isTotal ? typed.line_total : null }}
        onChange={({ total }) => set({ isTotal: typeof total === 'string', line_total: total ?? '' })}
        className={classes.link}
      />
      {offers && kept !== null && margin !== null && (
        <button
          type="button"
          className={classes.link}
          onClick={() => set({ selling_price: String(moneyToWire(kept, currency)) })}
        >
          {say(BUY.keepsMargin, {
            price: moneyText(moneyToWire(kept, currency), currency),
            margin: `${margin}%`,
          })}
        </button>
      )}
    </p>
  );
}
