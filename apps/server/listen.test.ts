import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen, listeningPlace } from './listen.ts';

test('the port is 3000 unless PORT says otherwise', () => {
  expect(listeningPlace({})).toEqual({ port: 3000 });
  expect(listeningPlace({ PORT: '8080', HOST: '127.0.0.1' })).toEqual({ port: 8080, host: '127.0.0.1' });
});

test.each(['web', '70000', '-1', '3.5'])('PORT=%s is refused', (port) => {
  expect(() => listeningPlace({ PORT: port })).toThrow(`PORT is "${port}"; it must be a number up to 65535.`);
});

test('a taken port is told with another to try', async () => {
  const first = createServer();
  onTestFinished(() => void first.close());
  await listen(first, { port: 0, host: '127.0.0.1' });
  const { port } = first.address() as AddressInfo;
  await expect(listen(createServer(), { port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`,
  );
});
