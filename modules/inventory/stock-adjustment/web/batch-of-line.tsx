import { Select } from '#ui/fields/select.tsx';
import { Asked } from '#web-kit/form/asked.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { BatchHint } from '../../product/web/batch-hint.tsx';
import type { AdjustedLine } from './adjusted-goods.ts';
import { ADJUST } from './adjustment.words.ts';

const NEW_BATCH = ' ';

/** Which batch is counted or changed: one that lies there, a new one, or those that expire first. */
export function BatchOfLine({ line }: { line: AdjustedLine }) {
  const say = useSay();
  const { language } = useLanguage();
  const { good, type, batch, isNew, expire_date } = line.typed;
  const left = { value: '', title: say(type === '' ? ADJUST.allBatches : ADJUST.firstToExpire) };
  const there = good.batches.map(({ number, expire_date: day, quantity }) => ({
    value: number,
    title: number,
    hint: [
      day && say(ADJUST.expiresOn, { date: dayText(day, language) }),
      quantity !== undefined && say(ADJUST.inBatch, { stock: quantityText(quantity) }),
    ]
      .filter(Boolean)
      .join(', '),
  }));
  const error = isNew ? undefined : (line.faultOf('batch') ?? line.faultOf('expire_date'));
  return (
    <>
      <Select
        label={say(ADJUST.batch)}
        options={[
          ...there,
          ...(type === 'increase' ? [] : [left]),
          ...(type === 'decrease' ? [] : [{ value: NEW_BATCH, title: say(ADJUST.newBatch) }]),
        ]}
        value={isNew ? NEW_BATCH : batch}
        onChange={(chosen) =>
          line.set({ isNew: chosen === NEW_BATCH, batch: chosen === NEW_BATCH ? '' : chosen })
        }
        {...(error ? { error } : {})}
      />
      {isNew && (
        <>
          <Asked input={line.ask('batch')} optional={expire_date !== ''} />
          <Asked
            input={line.ask('expire_date')}
            optional={good.batch_tracking !== 'expiry'}
            clearable={false}
          />
        </>
      )}
      <BatchHint product={good} />
    </>
  );
}
