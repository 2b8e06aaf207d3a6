import type { Played } from './play-case.ts';

/** A case in a few lines: whether it agrees, what differs, and where it ended if the product knew no further. */
export function describePlayed({ id, title, unknown, differences, otherCodes }: Played): string {
  const verdict = differences.length > 0 ? 'DIFFERS' : unknown ? 'not played to its end' : 'agrees';
  return [
    `${id} ${title}: ${verdict}`,
    ...(unknown ? [`  not known to the product: ${unknown}`] : []),
    ...differences.map((line) => `  ${line}`),
    ...otherCodes.map((line) => `  (${line})`),
  ].join('\n');
}
