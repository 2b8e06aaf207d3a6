import { Kbd } from '../show/kbd.tsx';
import classes from './key-hints.module.css';

export interface KeyHint {
  key: string;
  /** `F2`, or `+` and `−`. */
  keys: readonly string[];
  title: string;
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
          <li key={hint.key}>
            <Keys keys={hint.keys} />
            {hint.title}
          </li>
        ))}
      </ul>
      <button type="button" onClick={help.onPress}>
        <Kbd>{help.key}</Kbd>
        {help.title}
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
            <Keys keys={hint.keys} />
          </dt>
          <dd>{hint.title}</dd>
        </div>
      ))}
    </dl>
  );
}

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => <Kbd key={key}>{key}</Kbd>);
}
