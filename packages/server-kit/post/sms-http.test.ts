import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { NeverTaken } from './message.ts';
import { smsGateway } from './sms-http.ts';

// cspell:ignore Deni lako Ndugu

const message = {
  id: '0195f3c0-0000-7000-8000-000000000001',
  to: '255754111222',
  subject: 'Deni lako',
  text: 'Ndugu Asha, deni lako ni 5,000 TZS.',
};

/** A gateway of one test that keeps what it is sent and answers with a status. */
async function aGateway(status = 200, headers: Record<string, string> = {}) {
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString('utf8')) });
      response.writeHead(status, headers).end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, SMS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send` };
}

test('an SMS arrives whole, with key and sender, and a second try is known by its id', async () => {
  const { received, SMS_URL } = await aGateway();
  const gateway = smsGateway({ SMS_URL, SMS_KEY: 'k', SMS_SENDER: 'DUKA' });
  await gateway?.send(message);
  await gateway?.send({ ...message, from: 'NEEMA' });
  expect(received.map(({ body }) => body)).toEqual([
    { to: message.to, text: message.text, from: 'DUKA', id: message.id },
    { to: message.to, text: message.text, from: 'NEEMA', id: message.id },
  ]);
  for (const { headers } of received)
    expect(headers).toMatchObject({ authorization: 'Bearer k', 'idempotency-key': message.id });
});

test('its fields are called as the gateway calls them', async () => {
  const { received, SMS_URL } = await aGateway();
  const SMS_FIELDS = 'to=phone text=message from=sender_id';
  await smsGateway({ SMS_URL, SMS_SENDER: 'DUKA', SMS_FIELDS })?.send(message);
  expect(received[0]?.body).toEqual({
    phone: message.to,
    message: message.text,
    sender_id: 'DUKA',
    id: message.id,
  });
  expect(received[0]?.headers).not.toHaveProperty('authorization');
});

test.each([400, 404, 422])('what is refused with %d is never taken', async (status) => {
  const { SMS_URL } = await aGateway(status);
  await expect(smsGateway({ SMS_URL, SMS_SENDER: 'DUKA' })?.send(message)).rejects.toThrow(NeverTaken);
});

test.each([401, 429, 500, 503])('after %d it is tried again', async (status) => {
  const { SMS_URL } = await aGateway(status);
  const sent = smsGateway({ SMS_URL, SMS_SENDER: 'DUKA' })?.send(message);
  await expect(sent).rejects.toMatchObject({ code: 'gateway', responseCode: status });
});

test('it follows no one to another place, and a gateway that is away is a failure', async () => {
  const elsewhere = await aGateway();
  const { SMS_URL } = await aGateway(307, { location: elsewhere.SMS_URL });
  await expect(smsGateway({ SMS_URL, SMS_SENDER: 'DUKA' })?.send(message)).rejects.toThrow();
  expect(elsewhere.received).toEqual([]);
  const away = smsGateway({ SMS_URL: 'http://127.0.0.1:1/', SMS_SENDER: 'DUKA' });
  await expect(away?.send(message)).rejects.toThrow();
});

test('without an address there is no gateway, and half a configuration is a mistake', () => {
  expect(smsGateway({})).toBeNull();
  expect(() => smsGateway({ SMS_URL: 'https://sms.example.com' })).toThrow('SMS_SENDER');
  expect(() => smsGateway({ SMS_URL: 'file:///etc/passwd', SMS_SENDER: 'DUKA' })).toThrow('SMS_URL');
  const SMS_FIELDS = 'phone=to';
  expect(() => smsGateway({ SMS_URL: 'https://sms.example.com', SMS_SENDER: 'DUKA', SMS_FIELDS })).toThrow(
    'SMS_FIELDS',
  );
});
