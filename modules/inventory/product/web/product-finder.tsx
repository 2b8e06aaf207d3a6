import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { readGs1 } from '#core/scan-code.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { ScanField, ScanWithButton } from '#ui/till/scan-field.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMaking } from '#web-kit/making/use-making.ts';
import { CAMERA } from '#web-kit/scan/camera.words.ts';
import { CAMERA_READS } from '#web-kit/scan/camera-codes.ts';
import { CameraSheet } from '#web-kit/scan/camera-sheet.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { isCodeOf } from '../scanned-good.rules.ts';
import { BatchHint } from './batch-hint.tsx';
import { isScan, litAmong } from './entered-good.rules.ts';
import { type Findable, type Found, FoundProducts, rowId, steppedIn } from './found-products.tsx';
import classes from './product-finder.module.css';
import { FINDER } from './product-finder.words.ts';

export interface ProductFinderProps<G extends Findable> {
  /** Asks for products by a scanned code or a typed word. */
  find: (word: string) => Promise<readonly G[]>;
  onFound: (good: G, code: string) => void;
  autoFocus?: boolean;
  /** What is not there yet may be made here: goods that are bought for the first time. */
  makes?: boolean;
  /** The document brings the goods itself: no stock is entered with a product that is made for it, or it would be there twice. */
  bringsGoods?: boolean;
}

/** What is there of a product as it is made. */
const OPENING_FIELDS = ['opening_stock', 'opening_date', 'opening_batch'];

/**
 * Where scans and typed names land: a code that is known takes its product at once, a word offers what it finds, of which Enter
 * takes what is lit.
 */
export function ProductFinder<G extends Findable>({
  find,
  onFound,
  autoFocus,
  makes,
  bringsGoods,
}: ProductFinderProps<G>) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef('');
  const [typed, setTyped] = useState('');
  const list = useId();
  const [found, setFound] = useState<Found<G> | null>(null);
  useEffect(() => {
    if (autoFocus) focusByKeys(input.current);
  }, [autoFocus]);
  const [camera, setCamera] = useState(false);
  const [unread, setUnread] = useState<{ good: G; batch: string } | null>(null);
  const take = (good: G, code: string) => {
    onFound(good, code);
    const batch = good.batch_tracking === 'none' ? readGs1(code)?.batch : undefined;
    setUnread(batch ? { good, batch } : null);
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
      const lit = litAmong(goods, word);
      const good = goods[lit];
      if (isEntered && good) take(good, word);
      else setFound({ word, goods, lit });
    } catch (error) {
      // What an earlier word found is no answer to this one.
      setFound(null);
      showToast({ tone: 'error', title: problemText(error, say) });
    }
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') return setFound(null);
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (found && by !== 0) {
      event.preventDefault();
      return setFound(steppedIn(found, by, offer ? 1 : 0));
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const word = event.currentTarget.value.trim();
    if (found?.word === word && found.lit >= 0) {
      const good = found.goods[found.lit];
      return good ? take(good, word) : offer?.();
    }
    event.currentTarget.select();
    void ask(word, true);
  };
  const takeMade = async (row: WireRow) => {
    const goods = await find(String(row.code ?? row.name)).catch(() => []);
    const good = goods.find(({ id }) => id === row.id);
    if (good) take(good, String(row.name));
  };
  const made = useMaking('product', takeMade, bringsGoods ? OPENING_FIELDS : undefined);
  const offer =
    makes && made && found && !isNamed(found)
      ? () => {
          // So that the focus comes back here.
          input.current?.focus();
          setFound(null);
          made(isScan(found.word) ? { barcodes: [found.word] } : { name: found.word });
        }
      : undefined;
  const isOpen = found !== null && (found.goods.length > 0 || offer !== undefined);
  const field = (
    <ScanField
      ref={input}
      label={say(FINDER.find)}
      placeholder={say(FINDER.find)}
      initial=""
      empty={typed === ''}
      list={{
        id: list,
        opened: isOpen,
        lit: found && isOpen && found.lit >= 0 ? rowId(list, found.lit) : undefined,
      }}
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
      {unread && (
        <div role="status">
          <BatchHint product={unread.good} unread={unread.batch} />
        </div>
      )}
      {found && found.goods.length === 0 && (
        <p className={classes.nothing} role="status">
          {say(FINDER.notFound, { word: found.word })}
        </p>
      )}
      {found && isOpen && (
        <FoundProducts id={list} {...{ found, offer }} onTake={(good) => take(good, found.word)} />
      )}
    </div>
  );
}

/** What is called so already is not made once more. */
function isNamed({ word, goods }: Found<Findable>): boolean {
  return goods.some((good) => good.name.trim().toLowerCase() === word.toLowerCase() || isCodeOf(good, word));
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
