import { saysNothing } from '#core/document-page.ts';
import type { ListPage } from '#core/list-state.ts';
import type { WireRow } from '../../api/queries.ts';
import { FieldCell } from '../../fields/field-cell.tsx';
import { lookOf } from '../../fields/looks.ts';
import { countText } from '../../format/number.ts';
import { useLanguage, useSay } from '../../i18n/language.tsx';
import { totalText } from '../../list/page-range.ts';
import { columnTitle } from '../../list/sort-choices.ts';
import type { PaidBy } from '../../page/use-paid-by.ts';
import classes from '../../paper/paper.module.css';
import { PaperPart } from '../../paper/paper-parts.tsx';
import { PaperSheet, type Turn } from '../../paper/paper-sheet.tsx';
import { PaperTable } from '../../paper/paper-table.tsx';
import type { RecordProps } from '../status-of.tsx';
import { titleOf } from '../title-of.ts';
import type { NamedRelated } from '../use-related.ts';
import { useRelatedColumns } from '../use-related-columns.ts';
import { useShownFields } from '../use-shown-fields.ts';
import { VIEW } from '../view.words.ts';
import type { ViewFrame } from '../view-frame.ts';
import { DocumentOnPaper } from './document-on-paper.tsx';
import { LinesOnPaper } from './lines-on-paper.tsx';

/** A list of what belongs to the record, as far as it stands on the paper. */
export interface RelatedPage {
  related: NamedRelated;
  page: ListPage<WireRow>;
}

export interface RecordPaperProps extends RecordProps {
  turn: Turn;
  lists: readonly RelatedPage[];
  payments: readonly PaidBy[];
  Own: ViewFrame['Paper'];
}

/** A record on paper: whose it is, what is known of it, its lines, and what belongs to it; a document by the rules of its page. */
export function RecordPaper({ entity, row, words, turn, lists, payments, Own }: RecordPaperProps) {
  return (
    <PaperSheet title={titleOf({ entity, row, words })} kind={words.one} turn={turn}>
      {hasPaper(entity) ? (
        <DocumentOnPaper {...{ entity, row, words, payments }} />
      ) : (
        <AllOnPaper {...{ entity, row, words, lists }} />
      )}
      {Own && <Own {...{ entity, row, words }} />}
    </PaperSheet>
  );
}

/** A document is printed by the rules of its page, also where its screen has a design of its own; of anybody else all that is known. */
export function hasPaper({ states }: RecordProps['entity']): boolean {
  return states !== undefined;
}

function AllOnPaper({ entity, row, words, lists }: Omit<RecordPaperProps, 'turn' | 'payments' | 'Own'>) {
  const { language } = useLanguage();
  const { facts, lines } = useShownFields({ entity, row });
  // What it is known by stands above.
  // Of a party nought is no fact either: it is owed nothing, and nothing is late.
  const saysIt = (key: string) => entity.page === undefined || !saysNothing(row[key]);
  const isShown = (key: string) => key !== entity.title && saysIt(key);
  const isWide = (key: string) => entity.fields[key] && lookOf(entity.fields[key])?.wide;
  return (
    <>
      <dl className={classes.facts}>
        {facts.filter(isShown).map((key) => (
          <div key={key} data-wide={isWide(key) || undefined}>
            <dt>{columnTitle(key, words, language)}</dt>
            <dd>
              <FieldCell {...{ entity, row, words }} fieldKey={key} />
            </dd>
          </div>
        ))}
      </dl>
      {lines.map((key) => (
        <LinesOnPaper key={key} {...{ entity, row, words }} fieldKey={key} />
      ))}
      {lists
        .filter(({ page }) => page.data.length > 0)
        .map((list) => (
          <ListOnPaper key={list.related.name} {...list} />
        ))}
    </>
  );
}

function ListOnPaper({ related, page }: RelatedPage) {
  const say = useSay();
  const { columns } = useRelatedColumns(related, page.data);
  const isCut = page.next_page !== null;
  const n = countText(page.data.length);
  return (
    <PaperPart title={related.title} note={isCut ? say(VIEW.newestOf, { n, total: totalText(page) }) : n}>
      <PaperTable columns={columns} rows={page.data} rowId={({ id }) => id} />
    </PaperPart>
  );
}
