import type { Counted } from '#core/list-state.ts';
import { countText } from '../format/number.ts';
import type { Say } from '../i18n/language.tsx';
import { LIST } from './list.words.ts';

/** What a footer needs to know of a page, of a list or of a report. */
export interface ShownPage extends Counted {
  limit: number;
  current_page: number;
  data: readonly unknown[];
}

/** `248`, or `10,000+` where the server stopped counting. */
export function totalText(counted: Counted): string {
  return `${countText(counted.total)}${counted.total_is_capped ? '+' : ''}`;
}

/** `1 to 20 of 248`. */
export function rangeText(page: ShownPage, say: Say): string {
  const first = page.data.length === 0 ? 0 : (page.current_page - 1) * page.limit + 1;
  return say(LIST.range, {
    first: countText(first),
    last: countText(first + Math.max(page.data.length - 1, 0)),
    total: totalText(page),
  });
}
