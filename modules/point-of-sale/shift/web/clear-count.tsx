import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { SHIFT } from './shift.words.ts';

interface ClearCountProps {
  /** The form it stands in. */
  form: string;
  onClear: () => void;
}

/** Begins a count again, from its first input. */
export function ClearCount({ form, onClear }: ClearCountProps) {
  const say = useSay();
  const clear = () => {
    onClear();
    document.querySelector<HTMLElement>(`#${form} input`)?.focus();
  };
  return (
    <Button kind="ghost" size="s" onClick={clear}>
      {say(SHIFT.clear)}
    </Button>
  );
}
