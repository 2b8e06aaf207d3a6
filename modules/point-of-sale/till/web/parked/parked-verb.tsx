import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/actions/button.tsx';
import { countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { TILL } from '../till.words.ts';
import { useTillUiActions } from '../ui-store/till-ui.ts';
import { parkedCarts } from './parked-calls.ts';

/** How many carts wait for any till of the branch, and the way to them; nothing while none do. */
export function ParkedVerb() {
  const say = useSay();
  const { change } = useTillUiActions();
  const { data } = useQuery(parkedCarts());
  if (!data || data.total === 0) return null;
  return (
    <Button kind="ghost" size="s" icon="clock" onClick={() => change({ panel: 'parked' })}>
      {say(TILL.parkedCount, { n: countText(data.total) })}
    </Button>
  );
}
