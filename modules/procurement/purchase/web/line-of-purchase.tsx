import { decimalsOf } from '#core/currencies.ts';
import { moneyOfText, moneyToWire } from '#core/money.ts';
import type { TaxCode } from '#core/vat.ts';
import { BatchHint } from '#modules/inventory/public.web.ts';
import { TAX_WORDS } from '#modules/inventory/taxes.i18n.ts';
import { UNIT_WORDS } from '#modules/inventory/units.i18n.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { BoughtLine } from '../bought-lines.rules.ts';
import { costOfOne, marginOf } from '../purchase-figures.rules.ts';
import { TAX_TYPES } from '../purchase-line-fields.ts';
import classes from './goods-section.module.css';
import { faultOf, type PartProps } from './part-props.ts';
import { PriceNotes } from './price-notes.tsx';
import { PriceOrTotal } from './price-or-total.tsx';
import { BUY } from './purchase.words.ts';
import { amountOf, factorOf, type TypedLine } from './typed-purchase.ts';

export interface LineOfPurchaseProps {
  line: TypedLine;
  place: number;
  bought: BoughtLine | null;
  hasVat: boolean;
  faults: PartProps['faults'];
  onChange: (part: Partial<TypedLine>) => void;
  onRemove: () => void;
}

/** One product that is bought, with what its price means for the one it sells at. */
export function LineOfPurchase({
  line,
  place,
  bought,
  hasVat,
  faults,
  onChange,
  onRemove,
}: LineOfPurchaseProps) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const { good } = line;
  const factor = factorOf(line);
  const units = [{ unit: good.unit_of_measure, factor: 1 }, ...good.units];
  const unitName = (unit: UnitOfMeasure) => UNIT_WORDS[language][unit];
  const named = (key: string) => faultOf(faults, `lines.${place}.${key}`);
  const cost = bought ? costOfOne(bought.cost, bought.base_quantity) : 0n;
  const selling = line.selling.trim()
    ? amountOf(line.selling, currency)
    : good.selling_price === undefined
      ? null
      : (moneyOfText(String(good.selling_price), currency) as bigint);
  const margin = selling !== null && cost > 0n ? marginOf(selling, cost) : null;
  const facts = [
    ...(line.total !== null && bought
      ? [say(BUY.each, { price: moneyText(moneyToWire(bought.price, currency), currency) })]
      : []),
    ...(factor > 1 && bought
      ? [`${Number(bought.base_quantity) / 1000} × ${moneyText(moneyToWire(cost, currency), currency)}`]
      : []),
    ...(margin === null ? [] : [say(BUY.margin, { margin: `${margin}%` })]),
  ];
  return (
    <li className={classes.line} data-vat={hasVat}>
      <div className={classes.name}>
        <b>{good.name}</b>
        <span>{facts.join(', ')}</span>
      </div>
      <Select
        label={say(BUY.unit)}
        options={units.map(({ unit, factor: of }) => ({
          value: unit,
          title: of > 1 ? `${unitName(unit)} × ${of}` : unitName(unit),
        }))}
        value={line.unit}
        onChange={(unit) => onChange({ unit: unit as UnitOfMeasure })}
        {...named('unit')}
      />
      <QuantityInput
        label={say(BUY.quantity)}
        decimals={good.whole_units && factor === 1 ? 0 : 3}
        value={line.quantity}
        onChange={(quantity) => onChange({ quantity })}
        {...named('quantity')}
      />
      <PriceOrTotal typed={line} onChange={onChange} faultOf={named} />
      {hasVat && (
        <Select
          label={say(BUY.vat)}
          options={TAX_TYPES.map((tax) => ({ value: tax, title: TAX_WORDS[language][tax] }))}
          value={line.tax}
          onChange={(tax) => onChange({ tax: tax as TaxCode })}
          {...named('tax_type')}
        />
      )}
      {may('modify_selling_price') && may('view_selling_price') ? (
        <MoneyInput
          label={say(BUY.sellAt)}
          optional
          currency=""
          decimals={decimalsOf(currency)}
          {...(good.selling_price === undefined
            ? {}
            : { placeholder: moneyText(good.selling_price, currency) })}
          value={line.selling}
          onChange={(sellAt) => onChange({ selling: sellAt })}
          {...named('selling_price')}
        />
      ) : (
        <span />
      )}
      {good.batch_tracking !== 'none' && (
        <div className={classes.batch}>
          <TextInput
            label={say(BUY.batch)}
            optional={line.expires !== ''}
            value={line.batch}
            onChange={(batch) => onChange({ batch })}
            {...named('batch')}
          />
          <DateInput
            label={say(BUY.expires)}
            {...(good.batch_tracking === 'expiry' ? {} : { optional: true })}
            value={line.expires}
            onChange={(expires) => onChange({ expires })}
            {...named('expire_date')}
          />
          <BatchHint product={good} />
        </div>
      )}
      <div className={classes.amount}>
        {bought ? moneyText(moneyToWire(bought.total_amount, currency), currency) : ''}
      </div>
      <div className={classes.remove}>
        <IconButton icon="close" name={say(BUY.remove, { name: good.name })} onClick={onRemove} />
      </div>
      {line.discount !== null && (
        <div className={classes.discount}>
          <MoneyInput
            label={say(BUY.lineDiscount)}
            currency=""
            decimals={decimalsOf(currency)}
            value={line.discount}
            onChange={(discount) => onChange({ discount })}
            {...named('discount')}
          />
        </div>
      )}
      <PriceNotes {...{ line, bought, onChange }} cost={cost} />
    </li>
  );
}
