import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { UNIT_WORDS } from '#modules/inventory/units.i18n.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { Keypad } from '#ui/till/keypad.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { ProductFinder } from '../../product/web/product-finder.tsx';
import { CountedList } from './counted-list.tsx';
import classes from './stock-take.module.css';
import { COUNT } from './stock-take.words.ts';
import { type CountedGood, findGoods, linesOfTake } from './stock-take-calls.ts';

/** One product at a time: scan or search, enter how many there are, next. */
export function CountCard({ id }: { id: string }) {
  const say = useSay();
  const client = useQueryClient();
  const { language } = useLanguage();
  const { data } = useQuery(linesOfTake(id, true));
  const [good, setGood] = useState<CountedGood | null>(null);
  const [unit, setUnit] = useState<UnitOfMeasure>('piece');
  const [typed, setTyped] = useState('');
  const [sending, setSending] = useState(false);
  const before = good && data?.lines.find(({ product_id }) => product_id === good.id);
  const begin = (found: CountedGood, code: string) => {
    setGood(found);
    setUnit(found.units.find(({ barcode }) => barcode === code)?.unit ?? found.unit_of_measure);
    setTyped('');
  };
  const send = async (adds: boolean) => {
    if (!good || typed === '') return;
    setSending(true);
    try {
      const line = { product_id: good.id, counted: Number(typed), unit, adds };
      const answer = await call<{ lines: { counted: number }[] }>('PUT', 'stock-take/count', {
        body: { id, lines: [line] },
        idempotencyKey: newId(),
      });
      const quantity = quantityText(answer.lines[0]?.counted ?? 0);
      showToast({ tone: 'success', title: say(COUNT.saved, { name: good.name, quantity }) });
      setGood(null);
      setTyped('');
      await client.invalidateQueries({ queryKey: linesOfTake(id, true).queryKey });
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  const units = good ? [good.unit_of_measure, ...good.units.map((further) => further.unit)] : [];
  const decimals = good?.whole_units && unit === good.unit_of_measure ? 0 : 3;
  return (
    <>
      <Card title={say(COUNT.counting)}>
        <div className={classes.count}>
          {data && (
            <p className={classes.progress}>
              {say(COUNT.progress, { counted: data.lines.length, all: data.in_scope })}
            </p>
          )}
          <ProductFinder find={findGoods} onFound={begin} autoFocus />
          {good ? (
            <>
              <div className={classes.head}>
                <div>
                  <b>{good.name}</b>
                  <span>{[good.code, good.placement].filter(Boolean).join(', ')}</span>
                </div>
                {data?.is_hidden && <Chip tone="neutral">{say(COUNT.hidden)}</Chip>}
              </div>
              <p className={classes.figure} aria-live="polite">
                {typed === '' ? '0' : quantityText(Number(typed))}
              </p>
              {units.length > 1 && (
                <Segments
                  label={say(COUNT.unit)}
                  block
                  items={units.map((one) => ({ value: one, title: UNIT_WORDS[language][one] }))}
                  value={unit}
                  onChange={(chosen) => setUnit(chosen as UnitOfMeasure)}
                />
              )}
              <Keypad
                label={say(COUNT.keypad)}
                value={typed}
                onChange={setTyped}
                erase={say(COUNT.erase)}
                decimals={decimals}
              />
              <div className={classes.buttons}>
                {before && (
                  <Button
                    size="xl"
                    disabled={typed === ''}
                    loading={sending}
                    onClick={() => void send(true)}
                  >
                    {say(COUNT.add, { before: quantityText(before.counted) })}
                  </Button>
                )}
                <Button
                  kind="primary"
                  size="xl"
                  disabled={typed === ''}
                  loading={sending}
                  onClick={() => void send(false)}
                >
                  {before ? say(COUNT.replace, { before: quantityText(before.counted) }) : say(COUNT.save)}
                </Button>
              </div>
            </>
          ) : (
            <p className={classes.nothing}>{say(COUNT.chooseFirst)}</p>
          )}
        </div>
      </Card>
      {data && <CountedList lines={data.lines} />}
    </>
  );
}
