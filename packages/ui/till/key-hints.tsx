import { Fragment } from 'react';
import { Kbd } from '../show/kbd.tsx';
import classes from './key-hints.module.css';

export interface KeyHint {
  key: string;
  /** `F2`, or `+` and `−`. */
  keys: readonly string[];
  /** Between them, where they are a range: `1 to 5`. */
  joint?: string;
  title: string;
  /** The button that does the same shows the key, so where room is short the hint is left out. */
  onButton?: boolean;
}

export interface KeyHintsProps {
  hints: readonly KeyHint[];
  /** Opens the table of all keys. */
  help: { key: string; title: string; onPress: () => void };
}

/** The keys that matter now, at the foot of the till. */
export function KeyHints({ hints, help }: KeyHintsProps) {
  return (
    <div className={classes.hints}>
      <ul>
        {hints.map((hint) => (
          <li key={hint.key} data-on-button={hint.onButton}>
            <Keys {...hint} />
            {hint.title}
          </li>
        ))}
      </ul>
      <button type="button" aria-label={help.title} onClick={help.onPress}>
        <Kbd>{help.key}</Kbd>
        <span>{help.title}</span>
      </button>
    </div>
  );
}

/** All keys with what they do, in a dialog. */
export function KeyTable({ hints }: { hints: readonly KeyHint[] }) {
  return (
    <dl className={classes.table}>
      {hints.map((hint) => (
        <div key={hint.key}>
          <dt>
            <Keys {...hint} />
          </dt>
          <dd>{hint.title}</dd>
        </div>
      ))}
    </dl>
  );
}

function Keys({ keys, joint }: Pick<KeyHint, 'keys' | 'joint'>) {
  return keys.map((key, place) => (
    <Fragment key={key}>
      {joint && place > 0 && joint}
      <Kbd>{key}</Kbd>
    </Fragment>
  ));
}
