import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { Meter } from '#ui/show/meter.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { countText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { ProductFinder } from '../../product/web/product-finder.tsx';
import type { CountLines } from '../stock-take.answer.ts';
import { CountEntry } from './count-entry.tsx';
import { CountedLines, NotCounted } from './counted-lines.tsx';
import classes from './stock-take.module.css';
import { COUNT } from './stock-take.words.ts';
import { findGoods, linesOfTake, sendCount } from './stock-take-calls.ts';
import { countedBefore, lineOf, type TypedCount, typedOf } from './typed-count.ts';

/** One product at a time: scan or search, enter how many there are, next. */
export function CountCard({ id }: { id: string }) {
  const say = useSay();
  const client = useQueryClient();
  const { data } = useQuery(linesOfTake(id, true));
  const [typed, setTyped] = useState<TypedCount | null>(null);
  const [sending, setSending] = useState(false);
  const save = async (count: TypedCount, adds: boolean) => {
    setSending(true);
    try {
      const quantity = quantityText(await sendCount(id, lineOf(count, adds)));
      showToast({ tone: 'success', title: say(COUNT.saved, { name: count.good.name, quantity }) });
      setTyped(null);
      await client.invalidateQueries({ queryKey: linesOfTake(id, true).queryKey });
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Card>
        <div className={classes.count}>
          {data && <HowFar of={data} />}
          <ProductFinder
            find={findGoods}
            onFound={(good, code) => setTyped(typedOf(good, code))}
            autoFocus={typed === null}
          />
          {typed ? (
            <>
              <div className={classes.head}>
                <div>
                  <b>{typed.good.name}</b>
                  <span>{[typed.good.code, typed.good.placement].filter(Boolean).join(', ')}</span>
                </div>
                {data?.is_hidden && <Chip icon="lock">{say(COUNT.hidden)}</Chip>}
              </div>
              <CountEntry
                typed={typed}
                onChange={(change) => setTyped({ ...typed, ...change })}
                before={countedBefore(typed, data?.lines ?? [])?.counted}
                sending={sending}
                onSave={(adds) => void save(typed, adds)}
              />
            </>
          ) : (
            <p className={classes.nothing}>{say(COUNT.chooseFirst)}</p>
          )}
        </div>
      </Card>
      {data && <CountedLines lines={data.lines} title={say(COUNT.counted)} />}
      {data && <NotCounted of={data} title={say(COUNT.notCounted)} />}
    </>
  );
}

/** How many of the products that lie there by the books have been counted. */
function HowFar({ of: { lines, not_counted_total } }: { of: CountLines }) {
  const say = useSay();
  const counted = new Set(lines.map(({ product_id }) => product_id)).size;
  const all = counted + not_counted_total;
  return (
    <div className={classes.progress}>
      <Meter share={all === 0 ? 0 : counted / all} tone="brand" />
      <span>{say(COUNT.progress, { counted: countText(counted), all: countText(all) })}</span>
    </div>
  );
}
