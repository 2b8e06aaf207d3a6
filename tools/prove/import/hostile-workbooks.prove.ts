import { withProofSystem } from '#server/testing/proof-system.ts';
import { aShopThatSells, p95, type ShopUnderLoad, sell } from '#server/testing/shop-under-load.ts';
import type { TestSystem } from '#server/testing/test-system.ts';
import { sellUntil, watchMemory } from '#server/testing/under-attack.ts';
import { bodyHashOf } from '#server-kit/auth/body-hash.ts';
import { hostileWorkbooks } from './hostile-workbooks.ts';

export const name = 'hostile-workbooks';

const MEBIBYTE = 1024 * 1024;
const MOST_SECONDS = 5;
const MOST_GROWTH = 150;
const ROUNDS = 3;
const PATH = 'api/product/import/open';

/** Twelve workbooks made to harm, sent to the import again and again while another shop sells (T18). */
export function run(size: number): Promise<string> {
  return withProofSystem(async (system) => {
    const [seller, sender] = [await aShopThatSells(system), await aShopThatSells(system)];
    const files = Object.entries(hostileWorkbooks(size));
    await sell(seller, 20);
    const quiet = await sell(seller, 100);
    const memory = watchMemory();
    let slowest = 0;
    const codes = new Set<string>();
    const attack = (async () => {
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [what, bytes] of files) {
          const began = performance.now();
          const { status, code } = await send(system, sender, Buffer.from(bytes));
          slowest = Math.max(slowest, (performance.now() - began) / 1000);
          if (status !== 400 || !code.startsWith('workbook_')) throw new Error(`${what}: ${status} ${code}`);
          codes.add(code);
        }
    })();
    const attacked = await sellUntil(attack, seller);
    const growth = memory.stop() / MEBIBYTE;
    const [left] = await system.db.adminQuery<{ n: number }>('select count(*)::int as n from imports');
    const said = `${files.length} workbooks, ${ROUNDS} times each: all refused, ${codes.size} different reasons, at most ${slowest.toFixed(1)} s, memory grew by ${Math.round(growth)} MB; a sale ${p95(quiet).toFixed()} ms, meanwhile ${p95(attacked).toFixed()} ms (p95 of ${attacked.length})`;
    if (slowest > MOST_SECONDS || growth > MOST_GROWTH || left?.n !== 0) throw new Error(said);
    return said;
  });
}

async function send(
  system: TestSystem,
  { browser }: ShopUnderLoad,
  bytes: Buffer,
): Promise<{ status: number; code: string }> {
  const fileHash = bodyHashOf(bytes);
  const head =
    '--a-boundary\r\nContent-Disposition: form-data; name="file"; filename="x.xlsx"\r\nContent-Type: application/octet-stream\r\n\r\n';
  const response = await system.server.app.inject({
    method: 'POST',
    url: `/${PATH}`,
    headers: {
      'content-type': 'multipart/form-data; boundary=a-boundary',
      'x-file-sha256': fileHash,
      cookie: browser.cookie ?? '',
      authorization: await browser.sign({
        method: 'POST',
        path: `/${PATH}`,
        branchId: '',
        text: '',
        fileHash,
      }),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--a-boundary--\r\n')]),
  });
  return { status: response.statusCode, code: String(response.json().code) };
}
