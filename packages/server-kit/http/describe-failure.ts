import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '#core/i18n/language.ts';
import { DiskFull } from '../db/failures.ts';
import { newReference } from './context.ts';
import {
  Collision,
  NoSuchCall,
  NotFound,
  NumberTooLarge,
  TooLarge,
  UnreadableBody,
  UnreadableForm,
  WrongContentType,
} from './errors.ts';
import type { Log } from './log.ts';
import { isExpected, sendFailure } from './reply.ts';

/** Answers what fails outside of an operation: bodies that are too large or of another type, addresses nobody can read. */
export function describeFailure(log: Log) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const known = knownFailure(error);
    const reference = newReference();
    if (!isExpected(known)) log.error({ reference, id: request.id, error }, 'unexpected failure');
    await sendFailure(reply, known, languageOf(request.headers['accept-language']), reference);
  };
}

/** The refusal that a failure of the HTTP library, a constraint of the database or a full disk means to the caller. */
export function knownFailure(error: unknown): unknown {
  return FAILURES[codeOf(error)]?.() ?? error;
}

/** Whether two calls took one unique value at the same moment; run again, the loser finds who has it. */
export function isCollision(error: unknown): boolean {
  return codeOf(error) === UNIQUE_VIOLATION;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const UNIQUE_VIOLATION = '23505';

const FAILURES: Readonly<Record<string, () => Error>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => TooLarge({ megabytes: 1 }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => WrongContentType(),
  FST_ERR_CTP_EMPTY_TYPE: () => WrongContentType(),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => UnreadableBody(),
  FST_ERR_BAD_URL: () => NoSuchCall(),
  FST_REQ_FILE_TOO_LARGE: () => TooLarge({ megabytes: 10 }),
  FST_FILES_LIMIT: () => UnreadableForm(),
  FST_FIELDS_LIMIT: () => UnreadableForm(),
  FST_PARTS_LIMIT: () => UnreadableForm(),
  FST_PROTO_VIOLATION: () => UnreadableForm(),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => WrongContentType(),
  [UNIQUE_VIOLATION]: () => Collision(),
  '23503': () => NotFound(), // a foreign key: the record is another business's or none's
  '22003': () => NumberTooLarge(),
  '22021': () => UnreadableBody(), // a character that no text may have
  '22P05': () => UnreadableBody(),
  ENOSPC: () => DiskFull(), // a list that leaves through a file
  EDQUOT: () => DiskFull(),
};
