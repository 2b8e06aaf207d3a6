import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { PlainSelect } from '../fields/plain-select.tsx';
import { Icon } from '../icons.tsx';
import { useWords } from '../theme/words.ts';
import { MANY_NUMBERS_ABOVE, numbersAt, pageNumbers } from './page-numbers.ts';
import classes from './pagination.module.css';

export interface PaginationProps {
  /** `1 to 20 of 248`; a capped total is written `10,000+`. */
  text: string;
  /** A way on beside the range. */
  link?: ReactNode;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Page sizes with their words, `20 per page`. */
  sizes?: readonly { value: string; title: string }[];
  size?: string;
  onSize?: (size: string) => void;
  /** Names the size select: `Rows per page`. */
  sizeLabel?: string;
}

/** The footer of a list: range, page size, ten page numbers (five on narrow screens). */
export function Pagination({ text, link, page, pages, onPage, ...rest }: PaginationProps) {
  const { sizes, size, onSize, sizeLabel } = rest;
  const words = useWords();
  const wide = useMediaQuery(`(width > ${MANY_NUMBERS_ABOVE}px)`, true, { getInitialValueInEffect: false });
  return (
    <footer className={classes.footer}>
      <span className={classes.text} role="status">
        {text}
      </span>
      {link}
      {sizes && size !== undefined && onSize && (
        <PlainSelect size="s" aria-label={sizeLabel} options={sizes} value={size} onChange={onSize} />
      )}
      {pages > 1 && (
        <nav className={classes.pages} aria-label={words.pages}>
          <button
            type="button"
            aria-label={words.previousPage}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <Icon name="chevron-left" size="s" />
          </button>
          {pageNumbers(page, pages, numbersAt(wide ? Number.POSITIVE_INFINITY : 0)).map((number) => (
            <button
              key={number}
              type="button"
              aria-label={words.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          ))}
          <button
            type="button"
            aria-label={words.nextPage}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <Icon name="chevron-right" size="s" />
          </button>
        </nav>
      )}
    </footer>
  );
}
