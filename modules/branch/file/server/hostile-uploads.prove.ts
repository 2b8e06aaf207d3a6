import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withProofSystem } from '#server/testing/proof-system.ts';
import { aShopThatSells, p95, type ShopUnderLoad, sell } from '#server/testing/shop-under-load.ts';
import type { TestSystem } from '#server/testing/test-system.ts';
import { sellUntil, watchMemory } from '#server/testing/under-attack.ts';
import { filesInDisguise, filesRefused } from '../testing/hostile-files.ts';
import { sendFile } from '../testing/send-file.ts';

export const name = 'hostile-uploads';

const ROUNDS = 20;
const SENDERS = 4;
const MEBIBYTE = 1024 * 1024;
const SENT_MEGABYTES = 100;
/** The same each time: what the senders take is none of the server's. */
const A_MEGABYTE = Buffer.alloc(MEBIBYTE);
/** Beyond this a small machine would begin to swap; the senders live in the same process and count as well. */
const MOST_GROWTH = 200 * MEBIBYTE;

/** Files that were made to harm and files of 100 MB, sent again and again while another shop sells (T19). */
export function run(size: number): Promise<string> {
  return withProofSystem(async (system) => {
    const [seller, sender] = [await aShopThatSells(system), await aShopThatSells(system)];
    system.server.http.listen(0);
    await once(system.server.http, 'listening');
    const files = [...(await filesRefused()), ...(await filesInDisguise())];
    await sell(seller, 20);
    const quiet = await sell(seller, 100);
    const memory = watchMemory();
    const tally = { sent: 0, kept: 0, huge: 0 };
    const attack = Promise.all(
      Array.from({ length: SENDERS }, () => sendAll(system, sender, files, Math.ceil(ROUNDS * size), tally)),
    );
    const attacked = await sellUntil(attack, seller);
    const growth = memory.stop();
    const said = `${tally.sent} files and ${tally.huge} of ${SENT_MEGABYTES} MB sent, ${tally.kept} drawn anew; memory grew by ${Math.round(growth / MEBIBYTE)} MB; a sale ${p95(quiet).toFixed()} ms, meanwhile ${p95(attacked).toFixed()} ms (p95 of ${attacked.length})`;
    if (growth > MOST_GROWTH) throw new Error(said);
    return said;
  });
}

async function sendAll(
  system: TestSystem,
  { browser }: ShopUnderLoad,
  files: readonly [string, Buffer][],
  rounds: number,
  tally: { sent: number; kept: number; huge: number },
): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const [what, bytes] of files) {
      const { status } = await sendFile(system, browser, bytes);
      if (status >= 500) throw new Error(`${what}: ${status}`);
      tally.sent += 1;
      if (status === 200) tally.kept += 1;
    }
    const status = await sendHuge(system, await browser.sign(FORM), browser.cookie ?? '');
    if (status === 200) throw new Error(`${SENT_MEGABYTES} MB were taken.`);
    tally.huge += 1;
  }
}

const FORM = { method: 'POST', path: '/api/file', branchId: '', text: '', fileHash: 'x'.repeat(43) };

/** Sends megabytes for as long as the server listens; null where it hung up without a word. */
function sendHuge({ server }: TestSystem, authorization: string, cookie: string): Promise<number | null> {
  const { port } = server.http.address() as AddressInfo;
  return new Promise((resolve) => {
    const call = request({
      port,
      method: 'POST',
      path: '/api/file',
      headers: {
        authorization,
        cookie,
        'content-type': 'multipart/form-data; boundary=b',
        'x-file-sha256': FORM.fileHash,
      },
    });
    call.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
      call.destroy();
    });
    call.on('error', () => resolve(null));
    call.write('--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n');
    let left = SENT_MEGABYTES;
    const more = () => {
      while (left > 0 && !call.destroyed) {
        left -= 1;
        if (!call.write(A_MEGABYTE)) return void call.once('drain', more);
      }
      call.end('\r\n--b--\r\n');
    };
    more();
  });
}
