import { useRef } from 'react';
import { type ListPage, pageSizeOptions } from '#core/list-state.ts';
import { Pagination } from '#ui/list/pagination.tsx';
import { countText } from '../format/number.ts';
import { useSay } from '../i18n/language.tsx';
import { PHONE, useMedia } from '../screens/use-media.ts';
import { LIST } from './list.words.ts';
import { ListKeys } from './list-keys.tsx';
import { rangeText } from './page-range.ts';
import type { ListAddress } from './use-list-state.ts';

/** Range, page size and pages; a size once offered stays offered (specification §9). */
export function ListFooter({ address, page }: { address: ListAddress; page: ListPage }) {
  const say = useSay();
  const phone = useMedia(PHONE);
  const { state, change } = address;
  const offered = useRef<number[]>([]);
  offered.current = pageSizeOptions(state.limit, offered.current);
  return (
    <Pagination
      text={rangeText(page, say)}
      {...(phone ? {} : { link: <ListKeys /> })}
      page={page.current_page}
      pages={page.total_pages}
      onPage={(number) => change({ page: number })}
      sizes={offered.current.map((n) => ({
        value: String(n),
        title: say(LIST.perPage, { n: countText(n) }),
      }))}
      size={String(state.limit)}
      onSize={(size) => change({ limit: Number(size) })}
      sizeLabel={say(LIST.pageSize)}
    />
  );
}
