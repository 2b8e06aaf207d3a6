import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type Server as TlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { followCertificate } from './certificate.ts';
import { createServer } from './create-server.ts';
import { listen } from './listen.ts';
import { aCertificate } from './testing/a-certificate.ts';
import { aBusiness, OWNER_PASSWORD } from './testing/people.ts';
import { openTestSystem } from './testing/test-system.ts';

test('a server with a certificate answers by HTTPS, with a cookie that never leaves it', async () => {
  const system = await openTestSystem();
  const folder = await mkdtemp(join(tmpdir(), 'onepos-https-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  onTestFinished(() => system.close());
  const { phone } = await aBusiness(system);
  const certificate = aCertificate();
  const urls = {
    appUrl: system.db.url('app'),
    loginUrl: system.db.url('login'),
    jobUrl: system.db.url('job'),
  };
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const server = await createServer(urls, env, undefined, undefined, certificate);
  onTestFinished(() => server.close());
  const address = await listen(server.http, { port: 0, host: '127.0.0.1', isSecure: true });
  expect(address).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
  const { port } = server.http.address() as AddressInfo;

  const ask = (ca: string, method: string, path: string, body?: object) =>
    new Promise<{ status: number | undefined; cookie: string; strict: unknown; message: unknown }>(
      (done, fail) => {
        const headers = { connection: 'close', ...(body && { 'content-type': 'application/json' }) };
        request({ host: 'localhost', family: 4, port, path, method, ca, headers }, async (answer) => {
          const { message } = (await json(answer)) as { message: unknown };
          const cookie = answer.headers['set-cookie']?.join('\n') ?? '';
          done({
            status: answer.statusCode,
            cookie,
            strict: answer.headers['strict-transport-security'],
            message,
          });
        })
          .on('error', fail)
          .end(body && JSON.stringify(body));
      },
    );

  const ready = await ask(certificate.cert, 'GET', '/api/ready');
  expect(ready).toMatchObject({ status: 200, strict: 'max-age=31536000' });
  const body = { username: phone, password: OWNER_PASSWORD };
  const login = await ask(certificate.cert, 'POST', '/api/user/login', body);
  expect(login.status).toBe(200);
  expect(login.cookie.split('\n')).toEqual([
    expect.stringMatching(/^__Host-session=[^;]+; HttpOnly; SameSite=Strict; Path=\/; Secure$/),
    expect.stringMatching(/^__Host-known=[^;]+; Max-Age=\d+; HttpOnly; SameSite=Strict; Path=\/; Secure$/),
  ]);

  const renewed = aCertificate();
  (server.http as unknown as TlsServer).setSecureContext(renewed);
  expect((await ask(renewed.cert, 'GET', '/api/ready')).status).toBe(200);
  await expect(ask(certificate.cert, 'GET', '/api/ready')).rejects.toThrow(/certificate/);
});

test('a certificate that is renewed is taken by itself, and a broken one is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-https-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const write = async ({ key, cert }: { key: string; cert: string }) => {
    await writeFile(files.key, key);
    await writeFile(files.cert, cert);
  };
  const [first, second] = [aCertificate(), aCertificate()];
  await write(first);
  const used: string[] = [];
  const faults: unknown[] = [];
  const following = followCertificate(
    files,
    ({ cert }) => void used.push(cert),
    (error) => void faults.push(error),
    10,
  );
  onTestFinished(() => following.stop());
  await following.looked;
  await write({ ...second, cert: 'half of it' });
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  expect(used).toEqual([]);
  await write(second);
  await expect.poll(() => used.at(-1)).toBe(second.cert);
});
