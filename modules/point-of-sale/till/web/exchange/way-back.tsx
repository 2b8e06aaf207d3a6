import { Select } from '#ui/fields/select.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { waysBack } from '../../exchange.rules.ts';
import { wayLook } from '../payment/way-look.ts';
import { useCarts, useTill } from '../store/use-till.ts';
import { useTillUiActions } from '../ui-store/till-ui.ts';
import { EXCHANGE_PARTS } from './exchange-parts.words.ts';

/** By which way the rest of an exchange goes back; nothing where the customer pays. */
export function WayBack() {
  const say = useSay();
  const till = useTill();
  const { tell } = useTillUiActions();
  const { exchange, paying } = useCarts();
  if (!exchange?.way || !paying) return null;
  const ways = waysBack(paying.ways);
  return (
    <Select
      label={say(EXCHANGE_PARTS.wayBack)}
      options={ways.map((way) => ({ value: way.key, title: wayLook(way, ways, say).title }))}
      value={exchange.way.key}
      onChange={(key) => key && tell(till.setWayBack(key))}
    />
  );
}
