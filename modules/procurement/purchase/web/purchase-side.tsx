import { moneyOfText, moneyToWire, sum } from '#core/money.ts';
import { paidNow } from '#modules/finance/public.web.ts';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { costOfOne } from '../purchase-figures.rules.ts';
import type { Sums, TypedPurchase } from './bought-goods.ts';
import { BUY } from './purchase.words.ts';
import classes from './purchase-side.module.css';
import type { PurchasePartProps } from './use-purchase-form.ts';

/** What there is to pay, what will be owed, and what the purchase does to stock and cost. */
export function PurchaseSide({ form: { typed }, terms, sums }: PurchasePartProps) {
  const say = useSay();
  const { currency } = useBranch();
  const text = (amount: bigint) => moneyText(moneyToWire(amount, currency), currency);
  const now = paidNow(typed, sums.total, currency);
  const left = sums.total > now ? sums.total - now : 0n;
  const before = terms.supplier ? (moneyOfText(String(terms.supplier.owed), currency) as bigint) : 0n;
  return (
    <>
      <Card title={say(BUY.toPay)}>
        <p className={classes.total}>
          <small>{currency}</small> {text(sums.total)}
        </p>
        <Facts
          items={[
            ...(sums.tax > 0n
              ? [
                  { key: 'goods', title: say(BUY.goods), value: text(sums.net) },
                  {
                    key: 'vat',
                    title: say(sums.claims ? BUY.claimed : BUY.unclaimed),
                    value: text(sums.tax),
                  },
                ]
              : []),
            { key: 'now', title: say(BUY.paidNow), value: text(now) },
            { key: 'left', title: say(BUY.onCredit), value: <b>{text(left)}</b> },
          ]}
        />
        {terms.supplier && left > 0n && (
          <p className={classes.note}>
            {say(BUY.owedAfter, { amount: text(sum([before, left])), before: text(before) })}
          </p>
        )}
      </Card>
      <Effect {...{ typed, sums }} />
    </>
  );
}

/** Stock and average cost of each product before and after. */
function Effect({ typed, sums }: { typed: TypedPurchase; sums: Sums }) {
  const say = useSay();
  const { currency } = useBranch();
  const goods = new Map(typed.lines.map(({ good }) => [good.id, good]));
  const rows = [...goods.values()].flatMap((good) => {
    const of = sums.lines.filter((line) => line?.product_id === good.id);
    const came = of.reduce((all, line) => all + (line?.base_quantity ?? 0n), 0n);
    const cost = of.reduce((all, line) => all + (line?.cost ?? 0n), 0n);
    if (came === 0n) return [];
    const held = BigInt(Math.round(good.stock * 1000));
    const value = moneyOfText(String(good.value < 0 ? 0 : good.value), currency) as bigint;
    return [{ good, held, value, after: held + came, worth: value + cost }];
  });
  if (rows.length === 0) return null;
  const text = (amount: bigint) => moneyText(moneyToWire(amount, currency), currency);
  const average = (value: bigint, quantity: bigint) =>
    quantity > 0n ? text(costOfOne(value, quantity)) : '–';
  return (
    <Card title={say(BUY.effect)}>
      <table className={classes.effect}>
        <thead>
          <tr>
            <th scope="col">{say(BUY.product)}</th>
            <th scope="col">{say(BUY.stock)}</th>
            <th scope="col">{say(BUY.average)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ good, held, value, after, worth }) => (
            <tr key={good.id}>
              <th scope="row">{good.name}</th>
              <td>
                <span>{quantityText(good.stock)}</span> → {quantityText(Number(after) / 1000)}
              </td>
              <td>
                <span>{average(value, held)}</span> → <b>{average(worth, after)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
