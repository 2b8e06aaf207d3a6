import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { ScanField, ScanWithButton } from '#ui/till/scan-field.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { CAMERA } from '#web-kit/scan/camera.words.ts';
import { CAMERA_READS } from '#web-kit/scan/camera-codes.ts';
import { CameraSheet } from '#web-kit/scan/camera-sheet.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { isCodeOf } from '../scanned-good.rules.ts';
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
}

/** Where scans and typed names land: a code that is known takes its product at once, a word offers what it finds. */
export function ProductFinder<G extends Findable>({ find, onFound, autoFocus }: ProductFinderProps<G>) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef('');
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ word: string; goods: readonly G[] } | null>(null);
  useEffect(() => {
    if (autoFocus) focusByKeys(input.current);
  }, [autoFocus]);
  const [camera, setCamera] = useState(false);
  const take = (good: G, code: string) => {
    onFound(good, code);
    setCamera(false);
    asked.current = '';
    setTyped('');
    setFound(null);
    if (input.current) {
      input.current.value = '';
      focusByKeys(input.current);
    }
  };
  const ask = async (word: string, isEntered: boolean) => {
    asked.current = word;
    if (word === '') return setFound(null);
    try {
      const goods = await find(word);
      // A scanner may have brought the next code while this one was looked up.
      if (asked.current !== word && !isEntered) return;
      const known = goods.find((good) => isCodeOf(good, word)) ?? (goods.length === 1 ? goods[0] : undefined);
      if (isEntered && known) take(known, word);
      else setFound({ word, goods });
    } catch (error) {
      // What an earlier word found is no answer to this one.
      setFound(null);
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
  const field = (
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
    />
  );
  return (
    <div>
      <ByCamera opened={camera} onOpen={setCamera} onCode={(code) => void ask(code, true)} field={field}>
        {found?.goods.length === 0 && say(FINDER.notFound, { word: found.word })}
      </ByCamera>
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

interface ByCameraProps {
  opened: boolean;
  onOpen: (opened: boolean) => void;
  onCode: (code: string) => void;
  field: ReactNode;
  /** What came of the last code. */
  children: ReactNode;
}

/** The field, on phones that read barcodes with the button of the camera beside it. */
function ByCamera({ opened, onOpen, onCode, field, children }: ByCameraProps) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const scans = useBranch().switches.barcode_scanning !== false;
  if (!isPhone || !scans || !CAMERA_READS) return field;
  return (
    <>
      <ScanWithButton
        button={
          <Button kind="primary" size="xl" icon="barcode" onClick={() => onOpen(true)}>
            {say(CAMERA.button)}
          </Button>
        }
      >
        {field}
      </ScanWithButton>
      <CameraSheet
        opened={opened}
        onClose={() => onOpen(false)}
        onCode={onCode}
        onFault={() => showToast({ tone: 'error', title: say(CAMERA.none) })}
      >
        {children && <Notice tone="danger">{children}</Notice>}
      </CameraSheet>
    </>
  );
}

/** Where a finger would call up the keyboard of the telephone over everything else, it is left to it. */
function focusByKeys(input: HTMLInputElement | null): void {
  if (matchMedia('(pointer: fine)').matches) input?.focus();
}
