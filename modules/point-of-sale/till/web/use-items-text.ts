import { countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useCarts } from './store/use-till.ts';
import { TILL } from './till.words.ts';

/** `16 items`: how many things stand in the cart. */
export function useItemsText(): string {
  const say = useSay();
  const things = Number(useCarts().bill.things);
  return things === 1 ? say(TILL.oneItem) : say(TILL.items, { n: countText(things) });
}
