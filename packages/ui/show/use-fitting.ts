import { type RefObject, useLayoutEffect, useState } from 'react';
import { fittingTabs } from './fitting-tabs.ts';

/** The room between two tabs, in pixels, as the sheet has it. */
const GAP = 4;

/**
 * Which tabs fit beside each other in the row, by place. They are measured on a twin that nobody sees, whose last is what the
 * others stand under; measured again where the row or what stands in it changes.
 */
export function useFitting(
  row: RefObject<HTMLElement | null>,
  twin: RefObject<HTMLElement | null>,
  { open, content }: { open: number; content: string },
): readonly number[] | null {
  const [measured, setMeasured] = useState<{ widths: number[]; more: number; room: number } | null>(null);
  useLayoutEffect(() => {
    if (!row.current || !twin.current || content === '') return undefined;
    const [container, parts] = [row.current, twin.current];
    const measure = () => {
      const all = [...parts.children].map((part) => part.getBoundingClientRect().width);
      setMeasured({ widths: all.slice(0, -1), more: all.at(-1) ?? 0, room: container.clientWidth });
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(container);
    watcher.observe(parts);
    return () => watcher.disconnect();
  }, [row, twin, content]);
  if (!measured) return null;
  return fittingTabs(measured.widths, measured.room, { more: measured.more, gap: GAP, open });
}
