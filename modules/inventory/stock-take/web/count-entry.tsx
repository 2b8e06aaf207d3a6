import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { UNIT_WORDS } from '#modules/inventory/units.i18n.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Keypad } from '#ui/till/keypad.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { BatchHint } from '../../product/web/batch-hint.tsx';
import { unitText } from '../../product/web/unit-text.ts';
import classes from './stock-take.module.css';
import { COUNT } from './stock-take.words.ts';
import { isTyped, OTHER_BATCH, type TypedCount } from './typed-count.ts';

export interface CountEntryProps {
  typed: TypedCount;
  onChange: (typed: Partial<TypedCount>) => void;
  /** How many are counted already, if any. */
  before: number | undefined;
  sending: boolean;
  onSave: (adds: boolean) => void;
}

/** How many there are of the product in hand, in which unit and batch: a keypad on phones, a field on desktops. */
export function CountEntry({ typed, onChange, before, sending, onSave }: CountEntryProps) {
  const say = useSay();
  const { language } = useLanguage();
  const isPhone = useMedia(PHONE);
  const field = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { good, unit } = typed;
  const [typing, setTyping] = useState<Typing>('quantity');
  const factor = good.units.find((further) => further.unit === unit)?.factor ?? 1;
  const into = factor > 1 ? typing : 'quantity';
  useEffect(() => {
    if (!isPhone && good) field.current?.querySelector('input')?.focus();
  }, [isPhone, good]);
  // On a telephone its keys come into sight with it.
  useEffect(() => {
    if (isPhone && good) form.current?.scrollIntoView({ block: 'end' });
  }, [isPhone, good]);
  const decimalsOf = (field: Typing) =>
    good.whole_units && (field === 'pieces' || unit === good.unit_of_measure) ? 0 : 3;
  const ready = isTyped(typed);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (ready) onSave(false);
  };
  const buttons = (
    <div className={classes.buttons}>
      {before !== undefined && (
        <Button size="xl" disabled={!ready} loading={sending} onClick={() => onSave(true)}>
          {say(COUNT.add, { before: quantityText(before) })}
        </Button>
      )}
      <Button kind="primary" size="xl" type="submit" disabled={!ready} loading={sending}>
        {before === undefined ? say(COUNT.save) : say(COUNT.replace, { before: quantityText(before) })}
      </Button>
    </div>
  );
  return (
    <form ref={form} className={classes.count} onSubmit={submit}>
      {good.batch_tracking !== 'none' && <BatchOf typed={typed} onChange={onChange} />}
      <UnitOf typed={typed} onChange={onChange} />
      {isPhone ? (
        <>
          {factor > 1 && (
            <Segments
              label={say(COUNT.typing)}
              block
              items={[
                { value: 'quantity', title: `${UNIT_WORDS[language][unit]}: ${typed.quantity || 0}` },
                {
                  value: 'pieces',
                  title: `${UNIT_WORDS[language][good.unit_of_measure]}: ${typed.pieces || 0}`,
                },
              ]}
              value={into}
              onChange={(field) => setTyping(field as Typing)}
            />
          )}
          <output className={classes.figure}>{quantityText(Number(typed[into] || 0))}</output>
          <div className={classes.under}>
            <Keypad
              label={say(COUNT.quantity)}
              value={typed[into]}
              onChange={(plain) => onChange({ [into]: plain })}
              erase={say(COUNT.erase)}
              decimals={decimalsOf(into)}
            />
            {buttons}
          </div>
        </>
      ) : (
        <div className={classes.amounts}>
          <QuantityInput
            ref={field}
            size="xl"
            label={say(COUNT.quantity)}
            decimals={decimalsOf('quantity')}
            value={typed.quantity}
            onChange={(plain) => onChange({ quantity: plain })}
          />
          {factor > 1 && (
            <QuantityInput
              size="xl"
              label={say(COUNT.pieces)}
              optional
              unit={unitText(good.unit_of_measure, language, typed.pieces || 0)}
              decimals={decimalsOf('pieces')}
              value={typed.pieces}
              onChange={(plain) => onChange({ pieces: plain })}
            />
          )}
        </div>
      )}
      {!isPhone && buttons}
    </form>
  );
}

/** Full units, or single ones beside them. */
type Typing = 'quantity' | 'pieces';

type PartProps = Pick<CountEntryProps, 'typed' | 'onChange'>;

function UnitOf({ typed: { good, unit }, onChange }: PartProps) {
  const say = useSay();
  const { language } = useLanguage();
  if (good.units.length === 0) return null;
  const units = [{ unit: good.unit_of_measure, factor: 1 }, ...good.units];
  return (
    <Segments
      label={say(COUNT.unit)}
      block
      items={units.map(({ unit: one, factor }) => ({
        value: one,
        title: factor > 1 ? `${UNIT_WORDS[language][one]} × ${factor}` : UNIT_WORDS[language][one],
      }))}
      value={unit}
      onChange={(chosen) => onChange({ unit: chosen as UnitOfMeasure, quantity: '', pieces: '' })}
    />
  );
}

function BatchOf({ typed: { good, batch, newBatch, expires }, onChange }: PartProps) {
  const say = useSay();
  const { language } = useLanguage();
  const options = [
    ...good.batches.map(({ number, expire_date }) => ({
      value: number,
      title: number,
      ...(expire_date ? { hint: dayText(expire_date, language) } : {}),
    })),
    { value: OTHER_BATCH, title: say(COUNT.otherBatch) },
  ];
  return (
    <>
      {good.batches.length > 0 && (
        <Select
          label={say(COUNT.batch)}
          options={options}
          value={batch}
          onChange={(chosen) => onChange({ batch: chosen })}
        />
      )}
      {batch === OTHER_BATCH && (
        <div className={classes.batch}>
          <TextInput
            label={say(COUNT.batchNumber)}
            optional={expires !== ''}
            maxLength={60}
            value={newBatch}
            onChange={(number) => onChange({ newBatch: number })}
          />
          <DateInput
            label={say(COUNT.expires)}
            optional={good.batch_tracking !== 'expiry'}
            value={expires}
            onChange={(day) => onChange({ expires: day })}
          />
        </div>
      )}
      <BatchHint product={good} />
    </>
  );
}
