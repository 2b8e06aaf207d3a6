import { type CountedWords, sayCounted } from '#web-kit/i18n/counted.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useInFront } from '../store/use-till.ts';

/** `16 items`: how many things stand in the cart. */
export function useItemsText(): string {
  const say = useSay();
  const things = useInFront(({ bill }) => Number(bill.things));
  return sayCounted(say, ITEMS, things);
}

const ITEMS: CountedWords = {
  one: { en: '{n} item', sw: 'Bidhaa {n}' },
  many: { en: '{n} items', sw: 'Bidhaa {n}' },
};
