import { moneyOfText, moneyToWire } from '#core/money.ts';
import {
  BatchHint,
  decimalsOfQuantity,
  RemoveLine,
  unitsOfGood,
  useUnitOptions,
} from '#modules/inventory/public.web.ts';
import { TAX_WORDS } from '#modules/inventory/taxes.i18n.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { typedAmount } from '#web-kit/form/typed-amount.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { BoughtLine } from '../bought-lines.rules.ts';
import { costOfOne, marginOf } from '../purchase-figures.rules.ts';
import { TAX_TYPES } from '../purchase-line-fields.ts';
import { factorOf, type LineOfGoods } from './bought-goods.ts';
import classes from './goods-section.module.css';
import { PriceNotes } from './price-notes.tsx';
import { BUY } from './purchase.words.ts';

export interface LineOfPurchaseProps {
  line: LineOfGoods;
  bought: BoughtLine | null;
  hasVat: boolean;
}

/** One product that is bought, with what its price means for the one it sells at. */
export function LineOfPurchase({ line, bought, hasVat }: LineOfPurchaseProps) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const { good, isTotal, hasDiscount, selling_price } = line.typed;
  const factor = factorOf(line.typed);
  const units = useUnitOptions(unitsOfGood(good));
  const cost = bought ? costOfOne(bought.cost, bought.base_quantity) : 0n;
  const selling = selling_price.trim()
    ? typedAmount(selling_price, currency)
    : good.selling_price === undefined
      ? null
      : (moneyOfText(String(good.selling_price), currency) as bigint);
  const margin = selling !== null && cost > 0n ? marginOf(selling, cost) : null;
  const facts = [
    ...(isTotal && bought
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
      <Asked input={line.ask('unit')} optional={false} options={units} />
      <Asked input={line.ask('quantity')} decimals={decimalsOfQuantity(good.whole_units, factor)} />
      <Asked input={line.ask(isTotal ? 'line_total' : 'price')} optional={false} currency="" />
      {hasVat && (
        <Asked
          input={line.ask('tax_type')}
          optional={false}
          options={TAX_TYPES.map((tax) => ({ value: tax, title: TAX_WORDS[language][tax] }))}
        />
      )}
      {may('modify_selling_price') && may('view_selling_price') ? (
        <Asked
          input={line.ask('selling_price')}
          currency=""
          {...(good.selling_price === undefined
            ? {}
            : { placeholder: moneyText(good.selling_price, currency) })}
        />
      ) : (
        <span />
      )}
      {good.batch_tracking !== 'none' && <BatchOfPurchase line={line} />}
      <div className={classes.amount}>
        {bought ? moneyText(moneyToWire(bought.total_amount, currency), currency) : ''}
      </div>
      <div className={classes.remove}>
        <RemoveLine name={good.name} onRemove={line.remove} />
      </div>
      {hasDiscount && (
        <div className={classes.discount}>
          <Asked input={line.ask('discount')} optional={false} currency="" />
        </div>
      )}
      <PriceNotes {...{ line, bought }} cost={cost} />
    </li>
  );
}

/** The number on goods that are kept in batches, and the day on which they expire. */
function BatchOfPurchase({ line }: { line: LineOfGoods }) {
  const { good, expire_date } = line.typed;
  return (
    <div className={classes.batch}>
      <Asked input={line.ask('batch')} optional={expire_date !== ''} />
      <Asked input={line.ask('expire_date')} optional={good.batch_tracking !== 'expiry'} clearable={false} />
      <BatchHint product={good} />
    </div>
  );
}
