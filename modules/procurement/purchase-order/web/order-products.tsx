import { decimalsOf } from '#core/currencies.ts';
import { newId } from '#core/ids.ts';
import { UNIT_WORDS } from '#modules/inventory/units.i18n.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { amountText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { ProductFinder } from '../../purchase/web/product-finder.tsx';
import { BUY } from '../../purchase/web/purchase.words.ts';
import type { FoundGood } from '../../purchase/web/purchase-calls.ts';
import classes from './order.module.css';
import { ORDER } from './order.words.ts';
import { amountOfLine, lineOf, type TypedOrderLine } from './typed-order.ts';

interface OrderProductsProps {
  lines: readonly TypedOrderLine[];
  onChange: (lines: TypedOrderLine[]) => void;
  faults: Readonly<Record<string, string>>;
}

/** What is ordered: each scan adds one, each line has its unit, quantity and price. */
export function OrderProducts({ lines, onChange, faults }: OrderProductsProps) {
  const say = useSay();
  const { currency } = useBranch();
  const put = (key: string, part: Partial<TypedOrderLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = (good: FoundGood, code: string) => {
    const fresh = lineOf(good, code, newId());
    const same = lines.find(({ product_id, unit }) => product_id === good.id && unit === fresh.unit);
    if (same) return put(same.key, { quantity: String(Number(same.quantity || '0') + 1) });
    onChange([...lines, fresh]);
  };
  const total = lines.reduce((sum, line) => sum + (amountOfLine(line, currency) ?? 0n), 0n);
  return (
    <FormSection title={say(ORDER.products)} why={say(ORDER.productsWhy)}>
      <ProductFinder onFound={add} />
      {faults.lines && (
        <p className={classes.fault} role="alert">
          {faults.lines}
        </p>
      )}
      {lines.length === 0 && <p className={classes.nothing}>{say(ORDER.nothingYet)}</p>}
      <ul className={classes.typed}>
        {lines.map((line, place) => (
          <OrderLine
            key={line.key}
            line={line}
            faultOf={(key) => {
              const error = faults[`lines.${place}.${key}`];
              return error ? { error } : {};
            }}
            onChange={(part) => put(line.key, part)}
            onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ul>
      {lines.length > 0 && (
        <div className={classes.total}>
          <span>{say(ORDER.total)}</span>
          <span>{amountText(total, currency)}</span>
        </div>
      )}
    </FormSection>
  );
}

interface OrderLineProps {
  line: TypedOrderLine;
  faultOf: (key: string) => { error?: string };
  onChange: (part: Partial<TypedOrderLine>) => void;
  onRemove: () => void;
}

function OrderLine({ line, faultOf, onChange, onRemove }: OrderLineProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const words: Readonly<Record<string, string>> = UNIT_WORDS[language];
  const amount = amountOfLine(line, currency);
  return (
    <li>
      <div className={classes.name}>
        <b>{line.name}</b>
        {line.stock !== null && <span>{say(ORDER.inStock, { quantity: quantityText(line.stock) })}</span>}
        {faultOf('product_id').error && <span className={classes.fault}>{faultOf('product_id').error}</span>}
      </div>
      <Select
        label={say(BUY.unit)}
        options={line.units.map(({ unit, factor }) => ({
          value: unit,
          title: factor > 1 ? `${words[unit] ?? unit} × ${factor}` : (words[unit] ?? unit),
        }))}
        value={line.unit}
        onChange={(unit) => onChange({ unit: unit ?? line.unit })}
        {...faultOf('unit')}
      />
      <QuantityInput
        label={say(BUY.quantity)}
        value={line.quantity}
        onChange={(quantity) => onChange({ quantity })}
        {...faultOf('quantity')}
      />
      <MoneyInput
        label={say(BUY.price)}
        currency=""
        decimals={decimalsOf(currency)}
        value={line.price}
        onChange={(price) => onChange({ price })}
        {...faultOf('price')}
      />
      <div className={classes.amount}>{amount === null ? '' : amountText(amount, currency)}</div>
      <IconButton icon="close" name={say(BUY.remove, { name: line.name })} onClick={onRemove} />
    </li>
  );
}
