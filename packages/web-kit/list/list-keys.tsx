import { useEffect, useState } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { Kbd } from '#ui/show/kbd.tsx';
import { useSay } from '../i18n/language.tsx';
import { KEYS } from './keys.words.ts';

/** What the keys of a list do, behind one button and the question mark. */
export function ListKeys() {
  const say = useSay();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest(FIELDS);
      if (event.key !== '?' || event.defaultPrevented || isTyped || document.querySelector(ABOVE)) return;
      event.preventDefault();
      setOpened(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <IconButton
        icon="keyboard"
        size="s"
        name={say(KEYS.title)}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      />
      <Dialog opened={opened} onClose={() => setOpened(false)} title={say(KEYS.title)} width={520}>
        <Facts
          items={SHOWN.map(([key, ...keys]) => ({
            key,
            title: say(KEYS[key]),
            value: keys.map((one, index) => (
              <span key={one}>
                {index > 0 && ' '}
                <Kbd>{one}</Kbd>
              </span>
            )),
          }))}
        />
      </Dialog>
    </>
  );
}

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
const ABOVE = '[role="dialog"], [role="menu"], [role="listbox"]';

const SHOWN: readonly (readonly [keyof typeof KEYS, ...string[]])[] = [
  ['walk', '↓', '↑', 'j', 'k'],
  ['ends', 'Home', 'End'],
  ['open', 'Enter'],
  ['edit', 'F2'],
  ['select', 'Space'],
  ['extend', 'Shift ↓', 'Shift ↑'],
  ['all', 'Ctrl A'],
  ['clear', 'Esc'],
  ['search', '/'],
  ['width', '←', '→'],
  ['help', '?'],
];
