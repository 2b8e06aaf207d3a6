import { isId } from '#core/ids.ts';
import type { WireRow } from '#web-kit/api/queries.ts';

/** The name of the record of an activity. What has no name of its own, such as settings, goes by its branch. */
export function recordTitle({ record_name, branch_name }: Pick<WireRow, string>): string {
  const name = typeof record_name === 'string' && !isId(record_name) ? record_name : branch_name;
  return typeof name === 'string' ? name : '';
}
