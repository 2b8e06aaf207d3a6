import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useCarts } from '../store/use-till.ts';
import { KEY_WORDS, TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';

/** Completes the sale and shows its own progress; while it is under way, and after, it sells once. */
export function CompleteButton({ short }: { short?: boolean }) {
  const say = useSay();
  const { complete } = useTillUi();
  const { state } = useCarts().cart.sending;
  return (
    <Button
      kind="primary"
      size="xl"
      block={!short}
      icon="check"
      hint={short ? undefined : say(KEY_WORDS.enterKey)}
      loading={state === 'sending'}
      onClick={() => void complete()}
    >
      {say(short ? TILL.completeShort : TILL.complete)}
    </Button>
  );
}
