import { useState } from 'react';

/** Stays true after the first time, so that what opened can also close in its own way. */
export function useOnceOpened(opened: boolean): boolean {
  const [once, setOnce] = useState(opened);
  if (opened && !once) setOnce(true);
  return once;
}
