import { DateInput } from '#ui/fields/date-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { BatchHint } from '../../product/web/batch-hint.tsx';
import type { AdjustedLineProps } from './adjusted-line.tsx';
import { ADJUST } from './adjustment.words.ts';
import { NEW_BATCH } from './typed-adjustment.ts';

/** Which batch is counted or changed: one that lies there, a new one, or those that expire first. */
export function BatchOfLine({ line, fault, onChange }: Omit<AdjustedLineProps, 'onRemove' | 'day'>) {
  const say = useSay();
  const { language } = useLanguage();
  const { good, as, batch } = line;
  const error = (sentence: string | undefined) => (sentence ? { error: sentence } : {});
  const left = { value: '', title: say(as === 'new' ? ADJUST.allBatches : ADJUST.firstToExpire) };
  const there = good.batches.map(({ number, expire_date, quantity }) => ({
    value: number,
    title: number,
    hint: [
      expire_date && say(ADJUST.expiresOn, { date: dayText(expire_date, language) }),
      quantity !== undefined && say(ADJUST.inBatch, { stock: quantityText(quantity) }),
    ]
      .filter(Boolean)
      .join(', '),
  }));
  const isNew = batch === NEW_BATCH;
  return (
    <>
      <Select
        label={say(ADJUST.batch)}
        options={[
          ...there,
          ...(as === 'increase' ? [] : [left]),
          ...(as === 'decrease' ? [] : [{ value: NEW_BATCH, title: say(ADJUST.newBatch) }]),
        ]}
        value={batch}
        onChange={(chosen) => onChange({ batch: chosen })}
        {...(isNew ? {} : error(fault('batch') ?? fault('expire_date')))}
      />
      {isNew && (
        <>
          <TextInput
            label={say(ADJUST.batchNumber)}
            optional={line.expires !== ''}
            maxLength={60}
            value={line.newBatch}
            onChange={(newBatch) => onChange({ newBatch })}
            {...error(fault('batch'))}
          />
          <DateInput
            label={say(ADJUST.expires)}
            {...(good.batch_tracking === 'expiry' ? {} : { optional: true })}
            value={line.expires}
            onChange={(expires) => onChange({ expires })}
            {...error(fault('expire_date'))}
          />
        </>
      )}
      <BatchHint product={good} />
    </>
  );
}
