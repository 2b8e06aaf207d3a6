import { type KeyboardEvent, useRef, useState } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { ScanField } from '#ui/till/scan-field.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import classes from './goods-section.module.css';
import { BUY } from './purchase.words.ts';
import { type FoundGood, findGoods } from './purchase-calls.ts';

/** Where scans and typed names land: a code that is known adds its product at once, a word offers what it finds. */
export function ProductFinder({ onFound }: { onFound: (good: FoundGood, code: string) => void }) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef('');
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ word: string; goods: readonly FoundGood[] } | null>(null);
  const take = (good: FoundGood, code: string) => {
    onFound(good, code);
    asked.current = '';
    setTyped('');
    setFound(null);
    if (input.current) {
      input.current.value = '';
      input.current.focus();
    }
  };
  const ask = async (word: string, isEntered: boolean) => {
    asked.current = word;
    if (word === '') return setFound(null);
    try {
      const goods = await findGoods(word);
      // A scanner may have brought the next code while this one was looked up.
      if (asked.current !== word && !isEntered) return;
      const known = goods.find((good) => isCode(good, word)) ?? (goods.length === 1 ? goods[0] : undefined);
      if (isEntered && known) take(known, word);
      else setFound({ word, goods });
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    }
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') return setFound(null);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const word = event.currentTarget.value.trim();
    event.currentTarget.select();
    void ask(word, true);
  };
  return (
    <div>
      <ScanField
        ref={input}
        label={say(BUY.find)}
        placeholder={say(BUY.find)}
        initial=""
        empty={typed === ''}
        onChange={(value) => {
          setTyped(value);
          const word = value.trim();
          if (word.length === 0 || word.length >= 2) void ask(word, false);
        }}
        onKeyDown={pressed}
      />
      {found && found.goods.length === 0 && (
        <p className={classes.nothing} role="status">
          {say(BUY.notFound, { word: found.word })}
        </p>
      )}
      {found && found.goods.length > 0 && (
        <ul className={classes.found} aria-label={say(BUY.found)}>
          {found.goods.map((good) => (
            <li key={good.id}>
              <button type="button" className={classes.option} onClick={() => take(good, found.word)}>
                {good.name}
                <span>{quantityText(good.stock)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function isCode({ code, barcodes, units }: FoundGood, word: string): boolean {
  return code === word || barcodes.includes(word) || units.some(({ barcode }) => barcode === word);
}
