import type { FastifyReply } from 'fastify';
import { InvalidFields, Refusal } from '#core/errors.ts';
import { type Language, say } from '#core/i18n/language.ts';
import { sayProblem } from '#core/i18n/problems.ts';
import { DocumentAnswer, FileAnswer, PictureAnswer, StreamAnswer } from './file-answer.ts';
import { FIELDS_NEED_ATTENTION, WENT_WRONG } from './reply.words.ts';

/** Writes the answer to a call that went well. This file is the only one that writes `{ success, message }`. */
export async function sendAnswer(reply: FastifyReply, message: unknown): Promise<FastifyReply> {
  if (message instanceof FileAnswer) return sendFile(reply, message);
  if (message instanceof PictureAnswer) return sendPicture(reply, message);
  if (message instanceof StreamAnswer) return sendStream(reply, message);
  if (message instanceof DocumentAnswer) return reply.code(200).type(message.contentType).send(message.text);
  return reply
    .code(200)
    .type(JSON_TYPE)
    .send(JSON.stringify({ success: true, message: message ?? null }));
}

/** Writes a refusal, or for anything unexpected the number under which its details stand in the log. */
export async function sendFailure(
  reply: FastifyReply,
  error: unknown,
  language: Language,
  reference: string,
): Promise<FastifyReply> {
  const { status, body } = failureOf(error, language, reference);
  const seconds = secondsToWait(error) ?? RETRY_SECONDS[status];
  if (seconds) reply.header('Retry-After', String(seconds));
  return reply
    .code(status)
    .type(JSON_TYPE)
    .send(JSON.stringify({ success: false, ...body }));
}

/** Whether an error is one of those that were expected; all others go into the log with their details. */
export function isExpected(error: unknown): boolean {
  return error instanceof Refusal || error instanceof InvalidFields;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const RETRY_SECONDS: Readonly<Record<number, string>> = { 429: '1', 503: '2' };

/** What a refusal says of the time after which it would be another answer. */
function secondsToWait(error: unknown): number | undefined {
  if (!(error instanceof Refusal) || !('retry_after' in error.data)) return undefined;
  return Number(error.data.retry_after);
}

function failureOf(error: unknown, language: Language, reference: string) {
  if (error instanceof InvalidFields) {
    const fields = Object.entries(error.problems).map(([field, problem]) => [
      field,
      sayProblem(problem, language),
    ]);
    const message = say(FIELDS_NEED_ATTENTION, language);
    return { status: 400, body: { message, code: 'invalid_fields', fields: Object.fromEntries(fields) } };
  }
  if (error instanceof Refusal) {
    const shown = Object.fromEntries(error.shown.map((key) => [key, error.data[key]]));
    const message = say(error.words, language, error.data);
    return { status: error.status, body: { message, code: error.code, ...shown } };
  }
  const message = say(WENT_WRONG, language, { reference });
  return { status: 500, body: { message, code: 'internal_error', reference } };
}

/** Of what users bring in: even opened by itself it runs nothing and fetches nothing. */
const NO_PAGE = "default-src 'none'; sandbox";

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const plain = file.name.replace(/[^\w.-]+/g, '_');
  return reply
    .code(200)
    .type(file.contentType)
    .header(
      'Content-Disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    )
    .header('Content-Security-Policy', NO_PAGE)
    .send(file.content);
}

/** Proxies must not gather it into larger pieces. */
function sendStream(reply: FastifyReply, { contentType, begin }: StreamAnswer): FastifyReply {
  const content = begin();
  return reply.code(200).type(contentType).header('X-Accel-Buffering', 'no').send(content);
}

/** Only for the browser of whoever asked, and even there nothing but a picture. */
function sendPicture(reply: FastifyReply, { contentType, content }: PictureAnswer): FastifyReply {
  return reply
    .code(200)
    .type(contentType)
    .header('Content-Disposition', 'inline')
    .header('Content-Security-Policy', NO_PAGE)
    .header('Cache-Control', 'private, max-age=86400, immutable')
    .send(content);
}
