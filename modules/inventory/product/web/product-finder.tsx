import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { ScanField } from '#ui/till/scan-field.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import classes from './product-finder.module.css';
import { FINDER } from './product-finder.words.ts';

/** A product as it is found by its name, its code or a barcode of it or of one of its units. */
export interface Findable {
  id: string;
  name: string;
  code: string | null;
  barcodes: readonly string[];
  units: readonly { barcode: string | null }[];
  /** What is shown of its stock, where it may be. */
  stock?: number;
}

export interface ProductFinderProps<G extends Findable> {
  /** Asks for products by a scanned code or a typed word. */
  find: (word: string) => Promise<readonly G[]>;
  onFound: (good: G, code: string) => void;
  autoFocus?: boolean;
  /** Beside the field: the camera. */
  trailing?: ReactNode;
}

/** Where scans and typed names land: a code that is known takes its product at once, a word offers what it finds. */
export function ProductFinder<G extends Findable>({
  find,
  onFound,
  autoFocus,
  trailing,
}: ProductFinderProps<G>) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef('');
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ word: string; goods: readonly G[] } | null>(null);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  const take = (good: G, code: string) => {
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
      const goods = await find(word);
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
        label={say(FINDER.find)}
        placeholder={say(FINDER.find)}
        initial=""
        empty={typed === ''}
        onChange={(value) => {
          setTyped(value);
          const word = value.trim();
          if (word.length === 0 || word.length >= 2) void ask(word, false);
        }}
        onKeyDown={pressed}
        trailing={trailing}
      />
      {found && found.goods.length === 0 && (
        <p className={classes.nothing} role="status">
          {say(FINDER.notFound, { word: found.word })}
        </p>
      )}
      {found && found.goods.length > 0 && (
        <ul className={classes.found} aria-label={say(FINDER.found)}>
          {found.goods.map((good) => (
            <li key={good.id}>
              <button type="button" className={classes.option} onClick={() => take(good, found.word)}>
                {good.name}
                {good.stock === undefined ? null : <span>{quantityText(good.stock)}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function isCode({ code, barcodes, units }: Findable, word: string): boolean {
  return code === word || barcodes.includes(word) || units.some(({ barcode }) => barcode === word);
}
