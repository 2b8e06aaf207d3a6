import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { jumpBackByDelta } from './go-back.ts';

/** A list, a form and the record it made, whose state says that the way back is two steps. */
function history(delta?: number) {
  const made = createMemoryHistory({ initialEntries: ['/list'] });
  jumpBackByDelta(made);
  made.push('/form');
  made.push('/view', delta ? ({ delta } as never) : undefined);
  return made;
}

describe('the back button (specification §2)', () => {
  it('jumps by the delta stored in the history state', () => {
    const visited = history(2);
    visited.back();
    expect(visited.location.pathname).toBe('/list');
  });

  it('takes one step where nothing is stored', () => {
    const visited = history();
    visited.back();
    expect(visited.location.pathname).toBe('/form');
  });
});
