import { createContext, type ReactNode, use } from 'react';
import { type Paper, usePaper } from './use-paper.ts';

const SheetContext = createContext<Paper | null>(null);

/** The sheet of an invoice or a quote at the side of its page, which the buttons above print and share. */
export function SheetProvider({ children }: { children: ReactNode }) {
  return <SheetContext value={usePaper('sheet')}>{children}</SheetContext>;
}

export function useSheet(): Paper {
  const sheet = use(SheetContext);
  if (!sheet) throw new Error('SheetProvider is missing above this part');
  return sheet;
}
