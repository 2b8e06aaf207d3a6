import { type FunctionComponent, useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { SearchButton } from '#ui/layout/search-button.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { holdTyping } from '#web-kit/palette/hold-typing.ts';
import type { PaletteProps } from '#web-kit/palette/palette.tsx';
import { PALETTE } from '#web-kit/palette/palette.words.ts';
import type { OtherPlaces } from '#web-kit/palette/use-palette.ts';
import { useScannedLinks } from '#web-kit/scan/use-scanned-links.ts';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import { OWN_SCREENS } from '../signed-in/own-screens.ts';

const loadPalette = loadScreen('palette', () => import('./palette-of-all.tsx'));

/** The search of the top bar: pressed, or Ctrl K from anywhere, it opens the palette, which is fetched only then. */
export function SearchEverything() {
  const say = useSay();
  useScannedLinks();
  const [isOpen, setOpen] = useState(false);
  const [Palette, setPalette] = useState<FunctionComponent<PaletteProps> | null>(null);
  const release = useRef<(() => string) | null>(null);
  const takeTyped = useCallback(() => {
    const typed = release.current?.() ?? '';
    release.current = null;
    return typed;
  }, []);
  const open = useCallback(() => {
    if (!isOpen) release.current ??= holdTyping();
    setOpen(true);
    loadPalette().then(
      ({ default: loaded }) => setPalette(() => loaded),
      (error: unknown) => {
        takeTyped();
        setOpen(false);
        showToast({ tone: 'error', title: problemText(error, say) });
      },
    );
  }, [isOpen, say, takeTyped]);
  useEffect(() => () => void takeTyped(), [takeTyped]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [open]);
  return (
    <>
      <SearchButton title={say(PALETTE.open)} hint={say(PALETTE.keys)} onPress={open} />
      {isOpen && Palette && <Palette others={OTHERS} takeTyped={takeTyped} onClose={() => setOpen(false)} />}
    </>
  );
}

const OTHERS: OtherPlaces = ['/dashboard'].flatMap((href) => {
  const screen = OWN_SCREENS[href];
  const { title, permission } = screen ?? {};
  return title && permission ? [{ href, title, permission, icon: 'dashboard' }] : [];
});
