import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useInFront } from '../store/use-till.ts';
import { ITEM_COUNT } from '../till.words.ts';

/** `16 items`: how many things stand in the cart. */
export function useItemsText(): string {
  const say = useSay();
  const things = useInFront(({ bill }) => Number(bill.things));
  return sayCounted(say, ITEM_COUNT, things);
}
