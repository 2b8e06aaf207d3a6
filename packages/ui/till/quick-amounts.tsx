import { holdFocus } from '../actions/hold-focus.ts';
import classes from './quick-amounts.module.css';

export interface QuickAmount {
  key: string;
  title: string;
  chosen: boolean;
  onPress: () => void;
}

/** Exact, then the next sensible notes up. */
export function QuickAmounts({ label, amounts }: { label: string; amounts: readonly QuickAmount[] }) {
  return (
    <fieldset className={classes.quick} aria-label={label}>
      {amounts.map(({ key, title, chosen, onPress }) => (
        <button key={key} type="button" aria-pressed={chosen} onMouseDown={holdFocus} onClick={onPress}>
          {title}
        </button>
      ))}
    </fieldset>
  );
}
