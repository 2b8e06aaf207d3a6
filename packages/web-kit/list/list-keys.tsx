import { useEffect, useState } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { Kbd } from '#ui/show/kbd.tsx';
import { useSay } from '../i18n/language.tsx';
import { useCurrentUser } from '../user/current-user.tsx';
import { KEYS, LIST_KEYS } from './keys.words.ts';

/** What the keys of a list do, behind one button and the question mark. */
export function ListKeys() {
  const say = useSay();
  const { single_keys = true } = useCurrentUser().settings;
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest(FIELDS);
      if (event.defaultPrevented || isTyped || document.querySelector(ABOVE)) return;
      if (!single_keys && isSingle(event)) return;
      const button = event.key === '?' ? null : buttonOf(event);
      if (event.key !== '?' && !button) return;
      event.preventDefault();
      if (button) button.click();
      else setOpened(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [single_keys]);
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
          items={shownKeys(single_keys).map(([key, ...keys]) => ({
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

/** A letter or a sign by itself, which speech and trembling hands press unasked. */
const isSingle = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>) =>
  key.length === 1 && !ctrlKey && !metaKey;

/** The keys that hold for whoever has switched single ones off or not. */
function shownKeys(single: boolean): typeof SHOWN {
  if (single) return SHOWN;
  return SHOWN.map(
    ([name, ...keys]) => [name, ...keys.filter((key) => ARROWS.includes(key) || key.length > 1)] as const,
  ).filter(({ length }) => length > 1);
}

/**
 * The button that a key presses: of the row with the caret, else of what can be done with the selected rows, else of
 * the list.
 */
function buttonOf(event: KeyboardEvent): HTMLElement | null {
  if (event.altKey || event.shiftKey) return null;
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const shortcut = event.ctrlKey || event.metaKey ? `Control+${key}` : key;
  const named = `[aria-keyshortcuts="${CSS.escape(shortcut)}"]:not(:disabled)`;
  const row = event.target instanceof Element ? event.target.closest('tr[data-row]') : null;
  const places = shortcut === LIST_KEYS.editRow ? [row] : TOOLS.map((tool) => document.querySelector(tool));
  for (const place of places) {
    const button = place?.querySelector<HTMLElement>(named);
    if (button) return button;
  }
  return null;
}

const TOOLS = ['main [role="toolbar"]', 'main'];
const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
const ABOVE = '[role="dialog"], [role="menu"], [role="listbox"]';

const ARROWS = ['↓', '↑', '←', '→'];

const SHOWN: readonly (readonly [keyof typeof KEYS, ...string[]])[] = [
  ['walk', '↓', '↑', 'j', 'k'],
  ['ends', 'Home', 'End'],
  ['open', 'Enter'],
  ['editRow', LIST_KEYS.editRow],
  ['edit', 'F2'],
  ['select', 'Space'],
  ['range', 'Shift Space'],
  ['extend', 'Shift ↓', 'Shift ↑'],
  ['all', 'Ctrl A'],
  ['clear', 'Esc'],
  ['delete', LIST_KEYS.delete],
  ['undo', 'Ctrl Z'],
  ['new', LIST_KEYS.new],
  ['search', '/'],
  ['filter', LIST_KEYS.filter],
  ['excel', LIST_KEYS.excel],
  ['print', LIST_KEYS.print],
  ['width', '←', '→'],
  ['help', '?'],
];
