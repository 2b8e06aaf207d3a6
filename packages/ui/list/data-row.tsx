import type { MouseEvent, ReactNode } from 'react';
import { Checkbox } from '../fields/checkbox.tsx';
import { UiLink } from '../theme/link.tsx';
import { useWords } from '../theme/words.ts';
import type { Column } from './columns.ts';
import classes from './data-table.module.css';

export interface DataRowProps<Row> {
  id: string;
  /** Which row of the page it is, counted from 0. */
  place: number;
  row: Row;
  columns: readonly Column<Row>[];
  name: string;
  href?: string;
  selected?: boolean;
  onPress: (range: boolean) => void;
  actions?: ReactNode;
}

/** One record of a table. A press anywhere on it opens the record through the link in its first column. */
export function DataRow<Row>({
  id,
  place,
  row,
  columns,
  name,
  href,
  selected,
  onPress,
  actions,
}: DataRowProps<Row>) {
  const words = useWords();
  return (
    <tr
      tabIndex={-1}
      aria-rowindex={place + 2}
      data-row={id}
      data-selected={selected || undefined}
      data-opens={href ? true : undefined}
      onClick={href ? openRecord : undefined}
    >
      {selected !== undefined && (
        <td className={classes.check}>
          <Checkbox
            label={words.select(name)}
            labelHidden
            checked={selected}
            onChange={() => undefined}
            onClick={(event) => onPress(event.shiftKey)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          data-align={column.align}
          data-kept={index === 0 || undefined}
          data-tone={index === 0 ? 'name' : column.tone}
          data-tabular={column.tabular || undefined}
          style={{ maxWidth: column.width }}
        >
          {index === 0 && href ? (
            <UiLink href={href} className={classes.link} data-opens-record>
              {column.render(row)}
            </UiLink>
          ) : (
            column.render(row)
          )}
        </td>
      ))}
      {actions !== undefined && (
        <td className={classes.actions}>
          <span>{actions}</span>
        </td>
      )}
    </tr>
  );
}

function openRecord(event: MouseEvent<HTMLTableRowElement>) {
  const pressed = event.target;
  if (!(pressed instanceof Element) || pressed.closest('a, button, input, label, [role="menuitem"]')) return;
  if (window.getSelection()?.toString()) return;
  const link = event.currentTarget.querySelector<HTMLAnchorElement>('a[data-opens-record]');
  if (event.ctrlKey || event.metaKey) window.open(link?.href, '_blank');
  else link?.click();
}
