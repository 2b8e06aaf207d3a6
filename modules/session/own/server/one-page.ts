import type { ListPage } from '#core/list-state.ts';

/** A short list that is shown whole, in the shape of every list (api.md). */
export function onePage<R>(data: R[]): ListPage<R> {
  return {
    limit: data.length,
    current_page: 1,
    total_pages: 1,
    next_page: null,
    previous_page: null,
    total: data.length,
    data,
  };
}
