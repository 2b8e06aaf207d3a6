import type { WorkedCase } from './case-file.ts';
import type { Found, Played } from './play-case.ts';
import { isKnown, nameOf } from './play-event.ts';

/** A case in a few lines: whether it agrees, and what differs. */
export function describePlayed({ id, title, differences }: Played): string {
  const verdict = differences.length > 0 ? 'DIFFERS' : 'agrees';
  return [`${id} ${title}: ${verdict}`, ...differences.map((found) => `  ${describeFound(found)}`)].join(
    '\n',
  );
}

function describeFound({ no, line }: Found): string {
  if (no === null) return `end: ${line}`;
  return no === 0 ? `before the first event: ${line}` : `event ${no}, ${line}`;
}

/** The events of some cases that the product does not know, each with the cases that wait for it. */
export function describeUnknown(cases: readonly WorkedCase[]): string {
  const waiting = new Map<string, Set<string>>();
  for (const { id, events } of cases)
    for (const event of events.filter((one) => !isKnown(one))) {
      const name = nameOf(event);
      waiting.set(name, (waiting.get(name) ?? new Set()).add(id));
    }
  if (waiting.size === 0) return 'The product knows every event.';
  const lines = [...waiting].map(([name, ids]) => `${name}: ${[...ids].join(', ')}`);
  return ['Not known to the product:', ...lines.toSorted()].join('\n');
}
