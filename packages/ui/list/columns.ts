import type { ReactNode } from 'react';

/** One column of a list. Text stands left, numbers right; the money that matters is strong, the rest soft. */
export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  tone?: 'strong' | 'soft' | 'muted';
  /** Digits of equal width: dates, codes, phones. Numbers at the right have them anyway. */
  tabular?: boolean;
  sortable?: boolean;
  /** CSS width; longer text is cut with an ellipsis. */
  width?: string;
}

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

export type Density = 'compact' | 'normal' | 'relaxed';
