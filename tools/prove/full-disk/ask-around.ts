import { DiskFull, Unavailable } from '#server-kit/db/failures.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import type { Refused, TradingPlace } from './trade.ts';

const LISTS = ['product/list?limit=5', 'sale/list?limit=5', 'report/dashboard'];
const TIMES = 4;

const SENTENCES = [DiskFull(), Unavailable()].flatMap(({ words }) => Object.values(words));

interface Shop {
  place: TradingPlace;
}

/** Whether whoever watches is told that the disk is low, and whoever sends a file that it has to wait. */
export async function isLow({ place }: Shop): Promise<boolean> {
  const ready = await ask(place, 'ready');
  const sent = await sendFile(place);
  return ready.status === 200 && ready.message.disk_low === true && sent.status === 507;
}

/**
 * Asks for everything that is no sale while the disk is full: who watches is told, no file is taken, and whatever cannot be
 * answered is refused with a sentence. Answers the statuses of the calls that only read.
 */
export async function askAround({ place }: Shop): Promise<number[]> {
  const reads: number[] = [];
  for (let times = 0; times < TIMES; times += 1) {
    const ready = await ask(place, 'ready');
    if (ready.status === 200 && !ready.message.disk_low) throw new Error('A full disk is told to nobody.');
    const sent = await sendFile(place);
    if (sent.status !== 507) requireSentences([sent]);
    const exported = await ask(place, 'product/export');
    const lists = await Promise.all(LISTS.map((list) => ask(place, list)));
    requireSentences([ready, exported, ...lists].filter(({ status }) => status !== 200));
    reads.push(...lists.map(({ status }) => status));
  }
  return reads;
}

/** Whatever is refused on a full disk is answered 503, says why, and says when to come back. */
export function requireSentences(refused: readonly Refused[]): void {
  const wrong = refused.find(
    ({ status, message, retryAfter }) => status !== 503 || retryAfter !== '2' || !SENTENCES.includes(message),
  );
  if (wrong) throw new Error(`A full disk is answered: ${JSON.stringify(wrong)}`);
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
type Answer = Refused & { message: any };

async function ask({ address, token }: TradingPlace, path: string, form?: FormData): Promise<Answer> {
  const response = await fetch(`${address}/api/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    ...(form ? { method: 'POST', body: form } : {}),
  });
  const { status, headers } = response;
  const isJson = headers.get('Content-Type')?.startsWith('application/json');
  const message = isJson ? ((await response.json()) as Answer).message : await response.bytes();
  return { status, message, retryAfter: headers.get('Retry-After') };
}

async function sendFile(place: TradingPlace): Promise<Answer> {
  const bytes = await workbookBytes({ sheets: [{ name: 'Bidhaa', columns: [{ title: 'Name' }], rows: [] }] });
  const form = new FormData();
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'bidhaa.xlsx');
  return ask(place, 'product/import/open', form);
}
