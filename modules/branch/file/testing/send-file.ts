import type { TestBrowser } from '#server/testing/test-browser.ts';
import type { TestSystem } from '#server/testing/test-system.ts';
import { bodyHashOf } from '#server-kit/auth/body-hash.ts';

/** What a device says of a file beside its bytes; any of it may be a lie. */
export interface FileLabel {
  name?: string;
  type?: string;
}

/** Sends a file as a browser does: the header is bound to the hash of the file. */
export async function sendFile(
  system: TestSystem,
  browser: TestBrowser,
  bytes: Buffer,
  { name = 'logo.png', type = 'application/octet-stream' }: FileLabel = {},
  path = '/api/file',
) {
  const fileHash = bodyHashOf(bytes);
  const head = `--a-boundary\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const call = { method: 'POST', path, branchId: '', text: '', fileHash };
  const response = await system.server.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'multipart/form-data; boundary=a-boundary',
      'x-file-sha256': fileHash,
      cookie: browser.cookie ?? '',
      authorization: await browser.sign(call),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--a-boundary--\r\n')]),
  });
  return { status: response.statusCode, body: response.json() };
}

/** Asks for a picture as an image element of a page does: with the cookie and nothing else. */
export function showFile(system: TestSystem, id: string, cookie = '') {
  return system.server.app.inject({
    method: 'GET',
    url: `/api/file?id=${id}`,
    headers: cookie ? { cookie } : {},
  });
}
