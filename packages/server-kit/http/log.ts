import pino, { type Logger } from 'pino';

export type Log = Logger;

/** Names under which something secret may stand; bodies and headers are never logged in the first place. */
const SECRETS = ['password', 'token', 'key', 'secret', 'otp', 'pin', 'authorization', 'cookie', 'session'];

/** Opens the log: one line of JSON for each call and each thing that went wrong. */
export function openLog(destination?: pino.DestinationStream, level = process.env.LOG_LEVEL || 'info'): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      serializers: { error: describeError },
    },
    destination ?? standardOutput(),
  );
}

/** What is kept of lines that cannot be written yet; those beyond it are lost. */
const MOST_UNWRITTEN = 1024 * 1024;

/** Written beside the calls. Where it is a file on a disk that is full, the server goes on, and so do the lines once there is room. */
export function standardOutput() {
  const output = pino.destination({ dest: 1, sync: false, maxLength: MOST_UNWRITTEN });
  const writeTheRest = output.flushSync.bind(output);
  output.on('error', () => {
    // When the process ends, it would try again and again to write the rest, and never end.
    output.flushSync = () => undefined;
  });
  output.on('write', () => {
    output.flushSync = writeTheRest;
  });
  return output;
}

/** Of an error only what it is and where: details of the database carry values of rows. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.name,
    code,
    message: error.message,
    stack: error.stack,
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}
