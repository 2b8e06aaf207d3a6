import { Icon } from '../icons.tsx';
import { Kbd } from '../show/kbd.tsx';
import classes from './search-button.module.css';

export interface SearchButtonProps {
  /** `Search anything`. */
  title: string;
  /** `Ctrl K`. */
  hint?: string;
  onPress: () => void;
}

/** Looks like a search box and opens the search over everything. */
export function SearchButton({ title, hint, onPress }: SearchButtonProps) {
  return (
    <button type="button" className={classes.search} aria-haspopup="dialog" onClick={onPress}>
      <Icon name="search" />
      <span>{title}</span>
      {hint && <Kbd>{hint}</Kbd>}
    </button>
  );
}
