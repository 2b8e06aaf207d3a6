/** How a page is left: to come back to its draft, or with a logout, which leaves no draft. */
export type Leaving = 'for now' | 'for good';

type Asker = (leaving: Leaving) => Promise<boolean>;

const askers = new Set<Asker>();

/** A form on the screen asks from now on, until the answer is called. */
export function askOnLeaving(ask: Asker): () => void {
  askers.add(ask);
  return () => {
    askers.delete(ask);
  };
}

/** Whether the page may be left by other ways than its router; each form asks where something typed would be lost. */
export async function mayLeave(leaving: Leaving): Promise<boolean> {
  for (const ask of askers) if (!(await ask(leaving))) return false;
  return true;
}
