import type { AnyEntity } from '#core/define-entity.ts';
import type { ListPage, ListState } from '#core/list-state.ts';
import type { Filters, WireRow } from '../../api/queries.ts';
import { instantText } from '../../format/day.ts';
import { countText } from '../../format/number.ts';
import { sayCounted } from '../../i18n/counted.ts';
import { useLanguage, useSay } from '../../i18n/language.tsx';
import { useEntityWords } from '../../screens/registry.tsx';
import { useBranch, useCurrentUser } from '../../user/current-user.tsx';
import { ListTotals } from '../list-totals.tsx';
import { totalText } from '../page-range.ts';
import { useListColumns } from '../use-list-columns.ts';
import { FilterInWords } from './filter-in-words.tsx';
import { ListLetterhead } from './letterhead.tsx';
import classes from './list-paper.module.css';
import { PRINT, ROWS_ON_PAPER } from './print.words.ts';

export type Turn = 'portrait' | 'landscape';

export interface ListPaperProps {
  entity: AnyEntity;
  state: ListState;
  filters: Filters;
  page: ListPage<WireRow>;
  turn: Turn;
}

/** A list as it lies on a desk: whose it is, what was asked, the columns as they are arranged, and what they come to. */
export function ListPaper({ entity, state, filters, page, turn }: ListPaperProps) {
  const say = useSay();
  const words = useEntityWords(entity);
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const { name } = useCurrentUser();
  const { shown } = useListColumns(entity);
  const moment = instantText(new Date().toISOString(), language, timeZone);
  const isCut = page.next_page !== null;
  return (
    <article className={classes.sheet} data-turn={turn} aria-label={say(PRINT.title, { many: words.many })}>
      <header className={classes.head}>
        <ListLetterhead />
        <div className={classes.subject}>
          <h2>{words.many}</h2>
          <span>{say(PRINT.printed, { moment, name })}</span>
        </div>
      </header>
      <FilterInWords {...{ entity, state, filters }} />
      {isCut && (
        <p className={classes.cut}>
          {say(PRINT.beyond, { n: countText(page.data.length), total: totalText(page) })}
        </p>
      )}
      <table className={classes.table}>
        <thead>
          <tr>
            {shown.map(({ key, title, align }) => (
              <th key={key} scope="col" data-align={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.data.map((row) => (
            <tr key={row.id}>
              {shown.map(({ key, align, render }) => (
                <td key={key} data-align={align}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <footer className={classes.foot}>
        <b>{sayCounted(say, ROWS_ON_PAPER, page.data.length)}</b>
        {entity.totals && <ListTotals {...{ entity, state, filters }} />}
      </footer>
    </article>
  );
}
