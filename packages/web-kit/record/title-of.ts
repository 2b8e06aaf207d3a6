import type { RecordProps } from './status-of.tsx';

/** What a record is known by. */
export function titleOf({ entity, row, words }: RecordProps): string {
  return String(row[entity.title] ?? words.one);
}
