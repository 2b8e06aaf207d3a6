import type { AnyEntity } from '#core/define-entity.ts';
import type { ListPage, ListState } from '#core/list-state.ts';
import type { Filters, WireRow } from '../../api/queries.ts';
import { countText } from '../../format/number.ts';
import { sayCounted } from '../../i18n/counted.ts';
import { useSay } from '../../i18n/language.tsx';
import classes from '../../paper/paper.module.css';
import { PaperSheet, type Turn } from '../../paper/paper-sheet.tsx';
import { PaperTable } from '../../paper/paper-table.tsx';
import { useEntityWords } from '../../screens/registry.tsx';
import { ListTotals } from '../list-totals.tsx';
import { totalText } from '../page-range.ts';
import { useListColumns } from '../use-list-columns.ts';
import { FilterInWords } from './filter-in-words.tsx';
import { PRINT, ROWS_ON_PAPER } from './print.words.ts';

export interface ListPaperProps {
  entity: AnyEntity;
  state: ListState;
  filters: Filters;
  page: ListPage<WireRow>;
  turn: Turn;
}

/** A list on paper: whose it is, what was asked, the columns as they are arranged, and what they come to. */
export function ListPaper({ entity, state, filters, page, turn }: ListPaperProps) {
  const say = useSay();
  const words = useEntityWords(entity);
  const { shown } = useListColumns(entity);
  const isCut = page.next_page !== null;
  return (
    <PaperSheet title={words.many} turn={turn}>
      <FilterInWords {...{ entity, state, filters }} />
      {isCut && (
        <p className={classes.cut}>
          {say(PRINT.beyond, { n: countText(page.data.length), total: totalText(page) })}
        </p>
      )}
      <PaperTable columns={shown} rows={page.data} rowId={({ id }) => id} />
      <footer className={classes.foot}>
        <b>{sayCounted(say, ROWS_ON_PAPER, page.data.length)}</b>
        {entity.totals && <ListTotals {...{ entity, state, filters }} />}
      </footer>
    </PaperSheet>
  );
}
