import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useCarts, useCatalogue } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useDetailFields } from './use-detail-fields.ts';

/** What is written on the sale beside its lines, in one line; null where nothing may be. */
export function useDetailsText(): string | null {
  const say = useSay();
  const { language } = useLanguage();
  const { cart } = useCarts();
  const { head } = useCatalogue();
  const fields = useDetailFields();
  if (fields.size === 0) return null;
  const store = head?.stores.find(({ id }) => id === head.store_id)?.name;
  const day = cart.date && say(TILL.soldOn, { day: dayText(cart.date, language) });
  return [day, fields.has('store') && store, cart.reference, cart.remarks].filter(Boolean).join(', ');
}
