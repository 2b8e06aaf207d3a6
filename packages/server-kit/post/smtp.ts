import { createTransport } from 'nodemailer';
import type { Gateway } from './message.ts';

/** Where mail goes out: `smtps://name:password@mail.example.com` and whom it comes from. */
export interface SmtpSettings {
  SMTP_URL?: string;
  SMTP_FROM?: string;
}

/** The gateway for e-mail, where the environment names a mail server. */
export function smtpGateway({ SMTP_URL, SMTP_FROM }: SmtpSettings): Gateway | null {
  if (!SMTP_URL) return null;
  if (!SMTP_FROM)
    throw new Error('SMTP_FROM must say whom mail comes from, such as: Onepos <post@example.com>');
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // What is written by us holds no files, and must never make the server read any.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    channel: 'email',
    async send({ id, to, subject, text }) {
      // The same id on a second try lets the mail server and the reader know it again.
      const messageId = `<${id}@onepos.local>`;
      await transport.sendMail({ from: SMTP_FROM, to: { name: '', address: to }, subject, text, messageId });
    },
  };
}

const PATIENCE_MS = 15_000;
