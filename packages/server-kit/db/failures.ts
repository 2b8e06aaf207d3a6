import { type Refusal, refusal } from '#core/errors.ts';

/** The database is away, full or has no room for one more; the same call succeeds a little later. */
export const Unavailable = refusal('unavailable', 503, {
  en: 'The system is not available right now. Please try again in a moment.',
  sw: 'Mfumo haupatikani kwa sasa. Tafadhali jaribu tena baada ya muda mfupi.',
});

/** Nothing can be written until somebody makes room; what was confirmed is kept, and reading goes on where it can. */
export const DiskFull = refusal('unavailable', 503, {
  en: 'The server’s disk is full, so nothing can be saved right now. What was saved is safe. Tell the person who manages the server.',
  sw: 'Diski ya seva imejaa, kwa hiyo hakuna kinachoweza kuhifadhiwa kwa sasa. Kilichohifadhiwa kiko salama. Mjulishe anayesimamia seva.',
});

/** The database ended a statement that ran longer than any should. */
export const TookTooLong = refusal('took_too_long', 503, {
  en: 'This took too long and was stopped. Request less at once, or try again later.',
  sw: 'Hii imechukua muda mrefu na imesimamishwa. Omba kidogo kwa wakati mmoja, au jaribu tena baadaye.',
});

/** Others hold the same records, or kept changing them while this call tried. */
export const Busy = refusal('busy', 503, {
  en: 'Others are working on the same records. Please try again.',
  sw: 'Wengine wanatumia rekodi hizohizo. Tafadhali jaribu tena.',
});

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
/** Somebody else took the time first: run again, the call reads who has it and says so. */
const EXCLUSION_VIOLATION = '23P01';

/** Whether the same transaction may succeed when it is run again from its beginning. */
export function isWorthRetrying(error: unknown): boolean {
  const code = codeOf(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || code === EXCLUSION_VIOLATION;
}

/** Whether transactions waited for each other in a circle; the database gives one of them up. */
export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === DEADLOCK;
}

/** Whether a table changed under a running server (a newer release migrated it), so that kept plans no longer fit. */
export function isStalePlan(error: unknown): boolean {
  return codeOf(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan');
}

/** Whether a statement failed only because one before it in the same transaction had. */
export function isAftermath(error: unknown): boolean {
  return codeOf(error) === '25P02';
}

/** Turns what the database or the way to it does wrong into a refusal; anything else stays as it is. */
export function asRefusal(error: unknown): unknown {
  const code = codeOf(error);
  if (isWorthRetrying(error)) return withCause(Busy(), error);
  if (code === QUERY_CANCELED) return withCause(TookTooLong(), error);
  if (code === LOCK_NOT_AVAILABLE) return withCause(Busy(), error);
  if (code === DISK_FULL) return withCause(DiskFull(), error);
  if (AWAY_CODES.has(code) || code.startsWith(CONNECTION_CLASS)) return withCause(Unavailable(), error);
  if (error instanceof Error && AWAY_MESSAGES.test(error.message)) return withCause(Unavailable(), error);
  return error;
}

const QUERY_CANCELED = '57014';
const LOCK_NOT_AVAILABLE = '55P03';
const DISK_FULL = '53100';
const CONNECTION_CLASS = '08';

const AWAY_CODES = new Set([
  '57P01', // the administrator ends the connection
  '57P02', // another process crashed, all are ended
  '57P03', // starting up or shutting down
  '25P03', // the transaction stood idle for too long
  '53200', // out of memory
  '53300', // too many connections
  '53400', // a limit of the configuration
  '58000', // the system below fails
  '58030', // input or output fails
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT', // no socket where the database should be
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);

/** What pg says without a code. */
const AWAY_MESSAGES =
  /^(Connection terminated|Query read timeout|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed|Cannot use a pool after calling end)/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function withCause(refused: Refusal, cause: unknown): Refusal {
  refused.cause = cause;
  return refused;
}
