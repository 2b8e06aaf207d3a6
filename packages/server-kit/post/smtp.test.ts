import { expect, onTestFinished, test } from 'vitest';
import { smtpGateway } from './smtp.ts';
import { startMailServer } from './testing/mail-server.ts';

const message = {
  id: '0195f3c0-0000-7000-8000-000000000001',
  to: 'neema@duka.co.tz',
  subject: 'Namba yako',
  text: 'Namba yako ni 1234 5678.',
};

async function aMailServer(refuse?: string) {
  const server = await startMailServer(refuse);
  onTestFinished(() => server.stop());
  return server;
}

test('a message reaches the mail server whole, with its sender and an id that a second try repeats', async () => {
  const server = await aMailServer();
  const gateway = smtpGateway({ SMTP_URL: server.url, SMTP_FROM: 'Onepos <post@duka.co.tz>' });
  await gateway?.send(message);
  await gateway?.send(message);
  expect(server.received).toHaveLength(2);
  const [mail] = server.received;
  expect(mail).toMatchObject({ from: '<post@duka.co.tz>', to: ['<neema@duka.co.tz>'] });
  expect(mail?.text).toContain('Subject: Namba yako');
  expect(mail?.text).toContain('Namba yako ni 1234 5678.');
  for (const { text } of server.received) expect(text).toContain(`Message-ID: <${message.id}@onepos.local>`);
});

test('an address with a line break in it carries no second header and no second reader', async () => {
  const server = await aMailServer();
  const gateway = smtpGateway({ SMTP_URL: server.url, SMTP_FROM: 'post@duka.co.tz' });
  await gateway
    ?.send({
      ...message,
      to: 'neema@duka.co.tz\r\nBcc: thief@example.com',
      subject: 'a\r\nBcc: thief@example.com',
    })
    .catch(() => undefined);
  for (const { to, text } of server.received) {
    expect(to).not.toContain('<thief@example.com>');
    expect(text).not.toMatch(/^Bcc:/im);
  }
});

test('a mail server that refuses or is away is a failure with its code', async () => {
  const server = await aMailServer('550 no such mailbox');
  const refused = smtpGateway({ SMTP_URL: server.url, SMTP_FROM: 'post@duka.co.tz' });
  await expect(refused?.send(message)).rejects.toMatchObject({ responseCode: 550 });
  await server.stop();
  await expect(refused?.send(message)).rejects.toMatchObject({ code: expect.any(String) });
});

test('without a mail server there is no gateway, and one without sender is a mistake of the configuration', () => {
  expect(smtpGateway({})).toBeNull();
  expect(() => smtpGateway({ SMTP_URL: 'smtp://localhost' })).toThrow('SMTP_FROM');
});
