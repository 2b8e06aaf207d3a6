import type { Words } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import { insertRows } from '#server-kit/command/write-rows.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { notifications } from '../notification-table.ts';

/** What one of the people of a business is told. */
export interface Notification {
  business_id: string;
  user_id: string;
  branch_id: string;
  /** The switch of the settings, or whatever else it is told by. */
  kind: string;
  title: Words;
  /** Plain text, lines parted by line breaks. */
  text: Words;
  /** The screen that shows what it speaks of. */
  link: string;
}

/** Tells people something, in the transaction of its cause: no word without the action. */
export function notify(tx: Tx, told: readonly Notification[]): void {
  const columns = notifications.columns.filter(({ name }) => name !== 'created_at' && name !== 'read_at');
  insertRows(
    tx,
    notifications.name,
    columns,
    told.map((one) => ({ ...one, id: newId() })),
  );
}
