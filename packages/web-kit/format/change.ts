import { countText } from './number.ts';

/** How a figure moved in percent, with its sign; nothing where there was nothing to compare with, or nothing moved. */
export function changeText(now: number, before: number): { text: string; rises: boolean } | undefined {
  // From a loss to a gain is no percentage.
  if (before === 0 || now === before || now * before < 0) return undefined;
  const percent = (100 * (now - before)) / Math.abs(before);
  const size = Math.abs(percent);
  const text = size >= 100 ? countText(Math.round(size)) : size.toFixed(1);
  return { text: `${percent > 0 ? '+' : '−'}${text}%`, rises: percent > 0 };
}

/** Whether a gain or a loss says anything as a share of the whole: not where it is more than the whole. */
export function isPart(percent: number | bigint): boolean {
  return percent >= -100 && percent <= 100;
}
