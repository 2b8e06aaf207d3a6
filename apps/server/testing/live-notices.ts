import pg from 'pg';
import { type ChangeNotice, readNotice } from '#server-kit/live/change-notice.ts';
import { CHANNEL } from '#server-kit/live/change-wire.ts';

/** What the servers of a database are told of changes while something is done. */
export async function liveNotices(url: string, act: () => Promise<unknown>): Promise<ChangeNotice[]> {
  const client = new pg.Client({ connectionString: url });
  const told: ChangeNotice[] = [];
  client.on('notification', ({ payload }) => {
    const notice = readNotice(payload ?? '');
    if (notice) told.push(notice);
  });
  await client.connect();
  try {
    await client.query(`listen ${CHANNEL}`);
    await act();
    // What was committed before is delivered with the next answer.
    await client.query('select 1');
    return told;
  } finally {
    await client.end();
  }
}
