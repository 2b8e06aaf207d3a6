import { randomInt } from 'node:crypto';
import type { FirstSample } from '#modules/session/public.ts';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import type { Database } from '#server-kit/db/database.ts';
import { StartRefused } from '#server-kit/migrate/start-refused.ts';
import type { CallContext, CommandContext } from '#server-kit/operation/context.ts';
import { MOST_DAYS, makeSample, USUAL_NAME, USUAL_PHONE, USUAL_SIZE } from './make-sample.ts';

interface Parts {
  database: Database;
  serverKey: ServerKey;
  /** Days of trade before today. */
  days: number;
  onFault(error: unknown): void;
}

/** The sample that a first start offers, made by this server beside its calls. */
export function openFirstSample({
  database,
  serverKey,
  days,
  onFault,
}: Parts): FirstSample & { close(): Promise<void> } {
  let isClosing = false;
  let making: Promise<void> = Promise.resolve();
  const make = async (context: CallContext, wanted: Wanted, tellFounded: () => void) => {
    let founded = '';
    try {
      await makeSample(
        { context, database, serverKey },
        wanted,
        { ...USUAL_SIZE, days },
        {
          founded(id) {
            founded = id;
            tellFounded();
          },
          progress() {
            if (isClosing) throw new Error('The server stops, so the sample is not finished.');
          },
        },
      );
    } catch (error) {
      if (!founded) throw error;
      onFault(error);
      // Where this fails too, it is left half: whoever asks for a sample again makes it go first.
      await database.samples.dropHalf(founded).catch(onFault);
    }
  };
  return {
    async begin(context, before) {
      await database.samples.dropHalf(null);
      const login = { phone_number: USUAL_PHONE, password: madeUpPassword() };
      const wanted = { name: USUAL_NAME, owner_phone: login.phone_number, password: login.password, before };
      await new Promise<void>((resolve, reject) => {
        making = make({ ...context, setCookie: () => undefined }, wanted, resolve).catch(reject);
      });
      return login;
    },
    async close() {
      isClosing = true;
      await making;
    },
  };
}

interface Wanted {
  name: string;
  owner_phone: string;
  password: string;
  before(context: CommandContext): Promise<void>;
}

/** Nothing that looks like another: it is read off a screen and typed. */
const SMALL = 'abcdefghjkmnpqrstuvwxyz'; // cspell:disable-line
const DIGITS = '23456789';

/** Twelve letters in threes, as the rules for passwords want them: `Kwd-ma3-xqr-hv7`. About 56 bits. */
function madeUpPassword(): string {
  const some = (letters: string, count: number) =>
    Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');
  const letters = `${some(SMALL.toUpperCase(), 1)}${some(SMALL + DIGITS, 9)}${some(SMALL, 1)}${some(DIGITS, 1)}`;
  return letters.replace(/(.{3})(?=.)/g, '$1-');
}

/** SAMPLE_DAYS as the environment says it; a year where it says nothing. */
export function daysOfSample({ SAMPLE_DAYS = String(USUAL_SIZE.days) }: NodeJS.ProcessEnv): number {
  const days = Number(SAMPLE_DAYS);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new StartRefused(`SAMPLE_DAYS is "${SAMPLE_DAYS}"; it must be a number from 1 to ${MOST_DAYS}.`);
  return days;
}
