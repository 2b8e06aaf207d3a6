import { createContext, type ReactNode, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Paper, usePaper } from '../../receipt/web/use-paper.ts';

interface SalePaper {
  paper: Paper;
  /** The number that stands on the paper while it is printed; 0 while it is only looked at. */
  copy: number;
  /** Puts a number on the paper, prints or shares it and takes it off again. */
  asCopy(copy: number, action: () => Promise<void>): Promise<void>;
}

const SalePaperContext = createContext<SalePaper | null>(null);

/** The paper at the side of a sale, of which the buttons above print copies. */
export function SalePaperProvider({ children }: { children: ReactNode }) {
  const paper = usePaper();
  const [copy, setCopy] = useState(0);
  const asCopy = async (number: number, action: () => Promise<void>) => {
    // The printer takes what stands on the paper, so the mark must be there before.
    flushSync(() => setCopy(number));
    await action();
    setCopy(0);
  };
  return <SalePaperContext value={{ paper, copy, asCopy }}>{children}</SalePaperContext>;
}

export function useSalePaper(): SalePaper {
  const shared = use(SalePaperContext);
  if (!shared) throw new Error('SalePaperProvider is missing above this part');
  return shared;
}
