import { ProductFinder as Finder } from '#modules/inventory/public.web.ts';
import { type FoundGood, findGoods } from './purchase-calls.ts';

/** Finds what can be bought, with its last price; what was never bought before is made. */
export function ProductFinder({ onFound }: { onFound: (good: FoundGood, code: string) => void }) {
  return <Finder find={findGoods} onFound={onFound} makes />;
}
