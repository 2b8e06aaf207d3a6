import { decimalsOf } from '#core/currencies.ts';
import { UNIT_WORDS } from '#modules/inventory/units.i18n.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import classes from './adjust-form.module.css';
import { ADJUST } from './adjustment.words.ts';
import { BatchOfLine } from './batch-of-line.tsx';
import {
  changeOf,
  type EnteredAs,
  enteredAs,
  factorOf,
  stockOf,
  type TypedLine,
} from './typed-adjustment.ts';

export interface AdjustedLineProps {
  line: TypedLine;
  /** A day before today on whose evening it was counted; empty for now. */
  day: string;
  fault: (key: string) => string | undefined;
  onChange: (part: Partial<TypedLine>) => void;
  onRemove: () => void;
}

/** One product: how much there is, or by how much it changes, and what that does to the stock. */
export function AdjustedLine({ line, day, fault, onChange, onRemove }: AdjustedLineProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const { good, as } = line;
  const units = [{ unit: good.unit_of_measure, factor: 1 }, ...good.units];
  const change = changeOf(line);
  const stock = stockOf(line);
  const asked = fault('new_stock') ?? fault('adjustment_quantity') ?? fault('type') ?? fault('product_id');
  const error = (sentence: string | undefined) => (sentence ? { error: sentence } : {});
  return (
    <li className={classes.line}>
      <div className={classes.name}>
        <b>{good.name}</b>
        {as === 'new' && day ? (
          <span>{say(ADJUST.ofEvening, { day: dayText(day, language) })}</span>
        ) : (
          stock !== undefined && (
            <span>
              {change === null || change === 0
                ? say(ADJUST.stockNow, { stock: quantityText(stock) })
                : `${quantityText(stock)} → ${quantityText(stock + change)} (${change > 0 ? '+' : '−'}${quantityText(Math.abs(change))})`}
            </span>
          )
        )}
      </div>
      <div className={classes.remove}>
        <IconButton icon="close" name={say(ADJUST.dropLine, { name: good.name })} onClick={onRemove} />
      </div>
      <div className={classes.way}>
        <Segments
          label={say(ADJUST.enterAs)}
          block
          items={[
            { value: 'new', title: say(ADJUST.newStock) },
            { value: 'increase', title: say(ADJUST.add) },
            { value: 'decrease', title: say(ADJUST.remove) },
          ]}
          value={as}
          onChange={(way) => onChange(enteredAs(line, way as EnteredAs))}
        />
      </div>
      {good.batch_tracking !== 'none' && <BatchOfLine line={line} fault={fault} onChange={onChange} />}
      <QuantityInput
        label={say(as === 'new' ? ADJUST.newStock : ADJUST.change)}
        decimals={good.whole_units && factorOf(line) === 1 ? 0 : 3}
        value={line.quantity}
        onChange={(quantity) => onChange({ quantity })}
        {...error(asked)}
      />
      {units.length > 1 && (
        <Select
          label={say(ADJUST.unit)}
          options={units.map(({ unit, factor }) => ({
            value: unit,
            title: factor > 1 ? `${UNIT_WORDS[language][unit]} × ${factor}` : UNIT_WORDS[language][unit],
          }))}
          value={line.unit}
          onChange={(unit) => onChange({ unit: unit as UnitOfMeasure })}
          {...error(fault('unit'))}
        />
      )}
      {!good.is_in_stock && as !== 'decrease' && (
        <MoneyInput
          label={say(ADJUST.cost)}
          hint={say(ADJUST.costWhy)}
          optional
          currency={currency}
          decimals={decimalsOf(currency)}
          value={line.cost}
          onChange={(cost) => onChange({ cost })}
          {...error(fault('unit_cost'))}
        />
      )}
    </li>
  );
}
