import { memo } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { EXCHANGE } from '../exchange/exchange.words.ts';
import { useInFront } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUiActions, useTillUiPart } from '../ui-store/till-ui.ts';

/** Opens the discount of the whole sale, and closes it. */
export const DiscountVerb = memo(function DiscountVerb() {
  const say = useSay();
  const { change } = useTillUiActions();
  const discounting = useTillUiPart('discounting');
  const empty = useInFront(({ cart }) => cart.lines.length === 0);
  return (
    <Button
      kind="ghost"
      size="s"
      icon="discount"
      aria-expanded={discounting}
      disabled={empty}
      onClick={() => change({ discounting: !discounting, editing: null })}
    >
      {say(TILL.discount)}
    </Button>
  );
});

/** Goods of an earlier sale come back for those of the cart. */
export const ExchangeVerb = memo(function ExchangeVerb() {
  const say = useSay();
  const { change } = useTillUiActions();
  return (
    <Button kind="ghost" size="s" icon="undo" onClick={() => change({ panel: 'exchange', notice: null })}>
      {say(EXCHANGE.exchange)}
    </Button>
  );
});

/** Opens what is written on the sale beside its lines. */
export const DetailsVerb = memo(function DetailsVerb() {
  const say = useSay();
  const { change } = useTillUiActions();
  return (
    <Button kind="ghost" size="s" icon="edit" onClick={() => change({ panel: 'details' })}>
      {say(TILL.details)}
    </Button>
  );
});
