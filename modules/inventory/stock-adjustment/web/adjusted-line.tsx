import { Segments } from '#ui/actions/segments.tsx';
import { Asked } from '#web-kit/form/asked.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { RemoveLine, useUnitOptions } from '../../product/web/product-lines.tsx';
import { decimalsOfQuantity, unitsOfGood } from '../../product/web/typed-goods.ts';
import classes from './adjust-form.module.css';
import { type AdjustedLine, changeOf, enteredAs, factorOf, stockOf } from './adjusted-goods.ts';
import { ADJUST } from './adjustment.words.ts';
import { BatchOfLine } from './batch-of-line.tsx';

export interface LineOfAdjustmentProps {
  line: AdjustedLine;
  /** A day before today on whose evening it was counted; empty for now. */
  day: string;
}

/** One product: how much there is, or by how much it changes, and what that does to the stock. */
export function LineOfAdjustment({ line, day }: LineOfAdjustmentProps) {
  const say = useSay();
  const { good, type } = line.typed;
  const units = useUnitOptions(unitsOfGood(good));
  const stock = line.ask('new_stock');
  const asked = ['new_stock', 'adjustment_quantity', 'type', 'product_id'].map(line.faultOf);
  return (
    <li className={classes.line}>
      <div className={classes.name}>
        <b>{good.name}</b>
        <StockOfLine line={line} day={day} />
      </div>
      <div className={classes.remove}>
        <RemoveLine name={good.name} onRemove={line.remove} />
      </div>
      <div className={classes.way}>
        <Segments
          label={say(ADJUST.enterAs)}
          block
          items={[
            { value: 'new', title: stock.label },
            { value: 'increase', title: say(ADJUST.add) },
            { value: 'decrease', title: say(ADJUST.remove) },
          ]}
          value={type || 'new'}
          onChange={(way) =>
            line.set(enteredAs(line.typed, way === 'increase' || way === 'decrease' ? way : ''))
          }
        />
      </div>
      {good.batch_tracking !== 'none' && <BatchOfLine line={line} />}
      <Asked
        input={stock}
        {...(type === '' ? {} : { label: say(ADJUST.change) })}
        optional={false}
        decimals={decimalsOfQuantity(good.whole_units, factorOf(line.typed))}
        error={asked.find(Boolean)}
      />
      {units.length > 1 && <Asked input={line.ask('unit')} optional={false} options={units} />}
      {!good.is_in_stock && type !== 'decrease' && (
        <Asked input={line.ask('unit_cost')} hint={say(ADJUST.costWhy)} />
      )}
    </li>
  );
}

/** What lies there, and what it becomes; of an evening that is over only which one. */
function StockOfLine({ line: { typed }, day }: LineOfAdjustmentProps) {
  const say = useSay();
  const { language } = useLanguage();
  const change = changeOf(typed);
  const stock = stockOf(typed);
  if (typed.type === '' && day) return <span>{say(ADJUST.ofEvening, { day: dayText(day, language) })}</span>;
  if (stock === undefined) return null;
  return (
    <span>
      {change === null || change === 0
        ? say(ADJUST.stockNow, { stock: quantityText(stock) })
        : `${quantityText(stock)} → ${quantityText(stock + change)} (${change > 0 ? '+' : '−'}${quantityText(Math.abs(change))})`}
    </span>
  );
}
