import { createContext, use } from 'react';

/** Whether what is shown will lie on paper, where nobody knows how long ago it was printed and nothing can be hovered. */
export const OnPaperContext = createContext(false);

export function useOnPaper(): boolean {
  return use(OnPaperContext);
}
