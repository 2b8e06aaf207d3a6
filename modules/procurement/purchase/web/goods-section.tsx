import { decimalsOf } from '#core/currencies.ts';
import { newId } from '#core/ids.ts';
import { scannedOf } from '#modules/inventory/public.web.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import classes from './goods-section.module.css';
import { LineOfPurchase } from './line-of-purchase.tsx';
import { faultOf, type PartProps } from './part-props.ts';
import { ProductFinder } from './product-finder.tsx';
import { BUY } from './purchase.words.ts';
import type { FoundGood } from './purchase-calls.ts';
import type { TypedLine } from './typed-purchase.ts';
import { usualUnit } from './usual-unit.ts';

/** What is bought: each scan adds one, each line has its unit, quantity, price and what it sells at from now on. */
export function GoodsSection({ typed, onChange, sums, faults }: PartProps) {
  const say = useSay();
  const { currency } = useBranch();
  const { lines } = typed;
  const put = (key: string, part: Partial<TypedLine>) =>
    onChange({ lines: lines.map((line) => (line.key === key ? { ...line, ...part } : line)) });
  const add = (good: FoundGood, code: string) => {
    const scanned = scannedOf(good, code);
    const unit = scanned.unit ?? usualUnit(good);
    const batch = good.batch_tracking === 'none' ? '' : (scanned.batch ?? '');
    // A line whose batch is written is complete: what is scanned next is of another one.
    const same = lines.find(
      (line) => line.good.id === good.id && line.unit === unit && line.batch.trim() === batch,
    );
    if (same) return put(same.key, { quantity: String(Number(same.quantity || '0') + 1) });
    const price = good.last && good.last.unit === unit ? String(good.last.price) : '';
    const fresh = {
      key: newId(),
      good,
      unit,
      quantity: '1',
      price,
      total: null,
      tax: good.tax,
      batch,
      expires: good.batch_tracking === 'none' ? '' : (scanned.expire_date ?? ''),
      selling: '',
      discount: null,
    };
    onChange({ lines: [...lines, fresh] });
  };
  return (
    <FormSection title={say(BUY.goods)} why={say(BUY.goodsWhy)}>
      <ProductFinder onFound={add} />
      {faults.lines && (
        <p className={classes.fault} role="alert">
          {faults.lines}
        </p>
      )}
      {lines.length === 0 ? (
        <p className={classes.nothing}>{say(BUY.nothingYet)}</p>
      ) : (
        <ul className={classes.lines}>
          {lines.map((line, place) => (
            <LineOfPurchase
              key={line.key}
              line={line}
              place={place}
              bought={sums.lines[place] ?? null}
              hasVat={typed.receipt}
              faults={faults}
              onChange={(part) => put(line.key, part)}
              onRemove={() => onChange({ lines: lines.filter(({ key }) => key !== line.key) })}
            />
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <FieldGrid columns={3}>
          <MoneyInput
            label={say(BUY.discount)}
            optional
            currency={currency}
            decimals={decimalsOf(currency)}
            value={typed.discount}
            onChange={(discount) => onChange({ discount })}
            {...faultOf(faults, 'discount')}
          />
          {typed.receipt && (
            <MoneyInput
              label={say(BUY.taxAmount)}
              name="tax_amount"
              optional
              currency={currency}
              decimals={decimalsOf(currency)}
              value={typed.taxAmount}
              onChange={(taxAmount) => onChange({ taxAmount })}
              {...faultOf(faults, 'tax_amount')}
            />
          )}
        </FieldGrid>
      )}
    </FormSection>
  );
}
