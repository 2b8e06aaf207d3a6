/** How a page is left: to come back to its draft, or with a logout, which leaves no draft. */
export type Leaving = 'for now' | 'for good';

type Asker = (leaving: Leaving) => Promise<boolean>;

let asker: Asker | undefined;

/** The form on the screen asks from now on, until the answer is called. */
export function askOnLeaving(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Whether the page may be left by other ways than its router; asks where something typed would be lost. */
export async function mayLeave(leaving: Leaving): Promise<boolean> {
  return asker ? asker(leaving) : true;
}
