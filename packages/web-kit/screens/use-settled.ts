import { useEffect, useState } from 'react';

/** A value once it has rested for some milliseconds, so that not every key asks the server. */
export function useSettled<T>(value: T, rest: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled;
}
