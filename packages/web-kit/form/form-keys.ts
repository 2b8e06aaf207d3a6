import type { Words } from '#core/i18n/language.ts';
import { FORM } from './form.words.ts';

interface FormKey {
  keys: readonly string[];
  does: Words;
}

/** What the keyboard does in every form; `?` and a button of the bar show it. */
export function formKeys(addsAnother: boolean): readonly FormKey[] {
  return [
    { keys: ['Ctrl S'], does: FORM.keySave },
    { keys: ['Ctrl Enter'], does: FORM.keySave },
    ...(addsAnother ? [{ keys: ['Ctrl Shift Enter'], does: FORM.keyAnother }] : []),
    { keys: ['Tab'], does: FORM.keyNext },
    { keys: ['Shift Tab'], does: FORM.keyBack },
    { keys: ['Esc'], does: FORM.keyLeave },
    { keys: ['?'], does: FORM.keyHelp },
  ];
}
