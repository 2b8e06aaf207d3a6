import type { ReactNode } from 'react';
import { UiLink } from '../theme/link.tsx';
import classes from './card-list.module.css';
import { afterPress } from './selection.ts';
import { useLongPress } from './use-long-press.ts';

/** What of a record stands where on its card. */
export interface CardParts {
  title: ReactNode;
  /** The money that matters, at the right of the title. */
  figure?: ReactNode;
  /** Category and code, one quiet line. */
  note?: ReactNode;
  chip?: ReactNode;
  /** Stock bar or another full-width line. */
  foot?: ReactNode;
}

export interface CardListProps<Row> {
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowHref?: (row: Row) => string | undefined;
  card: (row: Row) => CardParts;
  selected?: ReadonlySet<string>;
  onSelect?: (selected: ReadonlySet<string>) => void;
}

/** A list on a phone: cards of name and figure. A long press selects; while something is selected, a press adds. */
export function CardList<Row>({ label, rows, rowId, rowHref, card, selected, onSelect }: CardListProps<Row>) {
  const toggle = (id: string) =>
    selected && onSelect?.(afterPress(selected, [], { id, from: null, range: false }));
  const holding = useLongPress(toggle);
  const selecting = Boolean(selected && selected.size > 0);
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => {
        const id = rowId(row);
        const href = rowHref?.(row);
        const parts = card(row);
        return (
          <li
            key={id}
            className={classes.card}
            data-selected={selected?.has(id) || undefined}
            {...holding(id)}
            onContextMenu={(event) => selected && event.preventDefault()}
          >
            <div className={classes.line}>
              {href ? (
                <UiLink
                  href={href}
                  className={classes.title}
                  onClick={(event) => {
                    if (!selecting) return;
                    event.preventDefault();
                    toggle(id);
                  }}
                >
                  {parts.title}
                </UiLink>
              ) : (
                <span className={classes.title}>{parts.title}</span>
              )}
              <span className={classes.figure}>{parts.figure}</span>
            </div>
            {(parts.note || parts.chip) && (
              <div className={classes.line}>
                <span className={classes.note}>{parts.note}</span>
                <span className={classes.chip}>{parts.chip}</span>
              </div>
            )}
            {parts.foot && <span className={classes.foot}>{parts.foot}</span>}
          </li>
        );
      })}
    </ul>
  );
}
