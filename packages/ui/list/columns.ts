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
  /** CSS width; longer text is cut with an ellipsis. A number is one that the user has set, in pixels. */
  width?: string | number;
}

/** What a user may do to the columns of a list. */
export interface Arranging {
  /** Puts a column before another, or at the end; the first column stays first. */
  onMove: (key: string, before: string | null) => void;
  /** Sets the width of a column in pixels. */
  onWidth: (key: string, width: number) => void;
  bounds: WidthBounds;
}

/** The narrowest and the widest that a column may be, in pixels. */
export interface WidthBounds {
  least: number;
  most: number;
}

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

export type Density = 'compact' | 'normal' | 'relaxed';
