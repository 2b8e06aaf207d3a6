import { ProductLines, RemoveLine, useUnitOptions, withFound } from '#modules/inventory/public.web.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { amountText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { FoundGood } from '../../purchase/goods.answer.ts';
import { BUY } from '../../purchase/web/purchase.words.ts';
import { findGoods } from '../../purchase/web/purchase-calls.ts';
import classes from './order.module.css';
import { ORDER } from './order.words.ts';
import { amountOfLine, lineOf, type OrderedLine, type TypedOrderLine } from './ordered-lines.ts';

interface OrderProductsProps {
  title: string;
  lines: readonly OrderedLine[];
  onChange: (lines: readonly TypedOrderLine[]) => void;
  fault: string | undefined;
}

/** What is ordered: each scan adds one, each line has its unit, quantity and price. */
export function OrderProducts({ title, lines, onChange, fault }: OrderProductsProps) {
  const say = useSay();
  const { currency } = useBranch();
  const typed = lines.map((line) => line.typed);
  const add = (good: FoundGood, code: string) => {
    const fresh = lineOf(good, code);
    const isSame = ({ product_id, unit }: TypedOrderLine) =>
      product_id?.value === good.id && unit === fresh.unit;
    onChange(withFound(typed, fresh, 'quantity', isSame));
  };
  const total = typed.reduce((sum, line) => sum + (amountOfLine(line, currency) ?? 0n), 0n);
  return (
    <ProductLines
      title={title}
      why={say(ORDER.productsWhy)}
      finder={{ find: findGoods, onFound: add, makes: true, bringsGoods: true }}
      fault={fault}
      nothing={say(ORDER.nothingYet)}
      lines={lines}
      line={(line) => <OrderLine key={line.typed.key} line={line} />}
    >
      {lines.length > 0 && (
        <div className={classes.total}>
          <span>{say(ORDER.total)}</span>
          <span>{amountText(total, currency)}</span>
        </div>
      )}
    </ProductLines>
  );
}

function OrderLine({ line }: { line: OrderedLine }) {
  const say = useSay();
  const { currency } = useBranch();
  const { product_id, units, stock } = line.typed;
  const name = product_id?.title ?? '';
  const amount = amountOfLine(line.typed, currency);
  const fault = line.faultOf('product_id');
  return (
    <li className={classes.typed}>
      <div className={classes.name}>
        <b>{name}</b>
        {stock !== null && <span>{say(ORDER.inStock, { quantity: quantityText(stock) })}</span>}
        {fault && <span className={classes.fault}>{fault}</span>}
      </div>
      <Asked
        input={line.ask('unit')}
        label={say(BUY.unit)}
        optional={false}
        options={useUnitOptions(units)}
      />
      <Asked input={line.ask('quantity')} label={say(BUY.quantity)} />
      <Asked input={line.ask('price')} label={say(BUY.price)} currency="" />
      <div className={classes.amount}>{amount === null ? '' : amountText(amount, currency)}</div>
      <RemoveLine name={name} onRemove={line.remove} />
    </li>
  );
}
