import type { Words } from '#core/i18n/language.ts';
import { TILL_KEY_WORDS } from './till-keys.words.ts';

/** What a key asks for at the till (ui.md 9). */
export type TillCommand =
  | 'search'
  | 'more'
  | 'fewer'
  | 'line_up'
  | 'line_down'
  | 'remove_line'
  | 'discount'
  | 'customer'
  | 'park'
  | 'pay'
  | 'shift'
  | 'way'
  | 'exact'
  | 'split'
  | 'accept'
  | 'reprint'
  | 'back'
  | 'help';

export interface TillKey {
  /** As `KeyboardEvent.key` says it. */
  keys: readonly string[];
  /** As the help prints it. */
  shown: string;
  command: TillCommand;
  /** Where the key counts: everywhere, in front of the catalogue, or in the payment. */
  where: 'till' | 'catalogue' | 'payment';
  does: Words;
}

/** Letters that choose ways to pay, in the order of the ways, the home row first: digits belong to the amount. */
export const WAY_LETTERS: readonly string[] = 'A S D F G H J K L Q W E R T Y U I O P Z X C V B N M'.split(
  ' ',
);

/** The keyboard of the till, for the hands and for the printed help. Browsers keep F1, F3, F5, F6, F11 and F12. */
export const TILL_KEYS: readonly TillKey[] = [
  key(['F2', '/'], 'F2  /', 'search', 'till'),
  key(['+', 'Add'], '+', 'more', 'catalogue'),
  key(['-', '−', 'Subtract'], '−', 'fewer', 'catalogue'),
  key(['ArrowUp'], '↑', 'line_up', 'catalogue'),
  key(['ArrowDown'], '↓', 'line_down', 'catalogue'),
  key(['Delete'], 'Delete', 'remove_line', 'catalogue'),
  key(['%'], '%', 'discount', 'catalogue'),
  key(['F4'], 'F4', 'customer', 'till'),
  key(['F7'], 'F7', 'shift', 'catalogue'),
  key(['F8'], 'F8', 'park', 'till'),
  key(['F9'], 'F9', 'pay', 'till'),
  key([...WAY_LETTERS, ...WAY_LETTERS.map((letter) => letter.toLowerCase())], 'A – Z', 'way', 'payment'),
  key(['='], '=', 'exact', 'payment'),
  key(['Tab'], 'Tab', 'split', 'payment'),
  key(['Enter'], 'Enter', 'accept', 'till'),
  key(['F10'], 'F10', 'reprint', 'till'),
  key(['Escape'], 'Esc', 'back', 'till'),
  key(['?'], '?', 'help', 'till'),
];

/** What some keys need. */
export interface KeyRights {
  discount: boolean;
  /** To take out or lower what stands in a cart. */
  remove: boolean;
  /** To choose a customer or to make one. */
  customer: boolean;
}

const NEEDED: Partial<Record<TillCommand, keyof KeyRights>> = {
  discount: 'discount',
  fewer: 'remove',
  remove_line: 'remove',
  customer: 'customer',
};

/** The keys that do something for a cashier. */
export function keysFor(rights: KeyRights): readonly TillKey[] {
  return TILL_KEYS.filter(({ command }) => mayUse(command, rights));
}

export function mayUse(command: TillCommand, rights: KeyRights): boolean {
  const needed = NEEDED[command];
  return needed === undefined || rights[needed];
}

/** Typed before a scan: not a key of its own, but the help shows it. */
export const COUNT_BEFORE_SCAN = {
  shown: '3*',
  does: TILL_KEY_WORDS.count_before_scan,
} as const;

/** Where a key was pressed. */
export interface Press {
  key: string;
  paying: boolean;
  /** The focus is in a field with something in it, or in another field than that of the scan. */
  typing: boolean;
  /** The focus is in the amount that is paid, which takes no letters. */
  inAmount?: boolean;
  /** Ctrl, Alt or the like is held: the key belongs to the browser. */
  held: boolean;
}

/** The command of a key; null leaves the key to the field or the browser. */
export function commandOf({ key: pressed, paying, typing, inAmount, held }: Press): TillKey | null {
  if (held) return null;
  const here = paying ? 'payment' : 'catalogue';
  const found = TILL_KEYS.find(
    ({ keys, where }) => keys.includes(pressed) && (where === 'till' || where === here),
  );
  const isTaken = typing && isTyped(pressed) && !(inAmount && found?.command === 'way');
  return found && !isTaken ? found : null;
}

/** Keys that change a text count only while there is none. */
function isTyped(pressed: string): boolean {
  return pressed.length === 1 || pressed === 'Delete';
}

function key(keys: readonly string[], shown: string, command: TillCommand, where: TillKey['where']): TillKey {
  return { keys, shown, command, where, does: TILL_KEY_WORDS[command] };
}
