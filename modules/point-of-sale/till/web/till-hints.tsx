import { memo } from 'react';
import { KeyHints } from '#ui/till/key-hints.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { type KeyRights, mayUse } from '../till-keys.rules.ts';
import { useInFront } from './store/use-till.ts';
import { KEY_WORDS } from './till.words.ts';
import { useTillUiActions } from './ui-store/till-ui.ts';
import { useTillRights } from './use-till-rights.ts';

/** The keys that matter now, and the way to all of them. */
export const TillHints = memo(function TillHints() {
  const say = useSay();
  const { change } = useTillUiActions();
  const rights = useTillRights();
  const paying = useInFront(({ cart }) => cart.paying);
  const hints = paying ? PAYING : sellingHints(rights);
  return (
    <KeyHints
      hints={hints.map(({ words, ...hint }) => ({
        ...hint,
        title: say(words),
        ...(hint.key === 'way' ? { joint: say(KEY_WORDS.to) } : {}),
      }))}
      help={{ key: '?', title: say(KEY_WORDS.keys), onPress: () => change({ panel: 'keys' }) }}
    />
  );
});

function sellingHints(rights: KeyRights) {
  const seen = SELLING.filter(({ key }) => {
    if (key === 'discount' || key === 'customer') return mayUse(key, rights);
    return true;
  });
  return seen.map((hint) => (hint.key === 'quantity' && !rights.remove ? { ...hint, keys: ['+'] } : hint));
}

// What stands on no button comes first: where room is short, the end is left out.
const SELLING = [
  { key: 'scan', keys: ['F2'], words: KEY_WORDS.scan },
  { key: 'quantity', keys: ['+', '−'], words: KEY_WORDS.quantity },
  { key: 'discount', keys: ['%'], words: KEY_WORDS.discount },
  { key: 'back', keys: ['Esc'], words: KEY_WORDS.back },
  { key: 'pay', onButton: true, keys: ['F9'], words: KEY_WORDS.pay },
  { key: 'customer', onButton: true, keys: ['F4'], words: KEY_WORDS.customer },
  { key: 'park', onButton: true, keys: ['F8'], words: KEY_WORDS.park },
  { key: 'shift', onButton: true, keys: ['F7'], words: KEY_WORDS.shift },
];

const PAYING = [
  { key: 'way', keys: ['A', 'Z'], words: KEY_WORDS.payWith },
  { key: 'exact', keys: ['='], words: KEY_WORDS.exact },
  { key: 'next', onButton: true, keys: ['Tab'], words: KEY_WORDS.next },
  { key: 'complete', onButton: true, keys: ['Enter'], words: KEY_WORDS.complete },
  { key: 'back', onButton: true, keys: ['Esc'], words: KEY_WORDS.backToProducts },
];
