import { createHash } from 'node:crypto';
import type { LoginGateway } from '#server-kit/db/login-gateway.ts';
import { addressBlock } from '#server-kit/limits/address-block.ts';
import { TooManyGuesses } from '../../errors.ts';

/** Ten tries at one account from one address, one more every 90 seconds: ten in a quarter of an hour after that. */
const PER_ACCOUNT = { capacity: 10, refillSeconds: 90 };
/** All tries of one address. A shop behind one line has several people who mistype. */
const PER_ADDRESS = { capacity: 15, refillSeconds: 60 };

/**
 * All tries at one account, from wherever: a thousand rented addresses get no further than one, some 1,500 guesses a day.
 * A browser that has logged in to the account before is not held up by them: it counts for itself.
 */
const PER_ACCOUNT_ANYWHERE = { capacity: 50, refillSeconds: 60 };

/** Messages to one name, from wherever they are asked for: a stranger cannot fill somebody's phone with codes. */
const PER_NAME = { capacity: 5, refillSeconds: 720 };

/** Codes of one person's authenticator, from wherever they are typed: whoever guesses them knows the password already. */
const PER_FACTOR = { capacity: 5, refillSeconds: 300 };

/** PINs that are typed for one person, from wherever: of ten thousand a hundred a day are tried, and each is on record. */
const PER_PIN = { capacity: 5, refillSeconds: 900 };

/** The right to evaluate one guess; given back where the guess was right. */
export interface Guess {
  returned(): Promise<void>;
}

/**
 * Takes a guess for an account from an address, or says how long to wait. Counted before the password is looked at. Nobody
 * locks somebody else out of the browsers that he uses: `knownBrowser` names the one that has logged in to it before.
 */
export async function takeGuess(
  gateway: LoginGateway,
  action: string,
  account: string,
  address: string,
  knownBrowser: string | null = null,
): Promise<Guess> {
  const block = addressBlock(address);
  const buckets = [
    { name: bucketOf(action, 'address', block), limit: PER_ADDRESS },
    knownBrowser
      ? { name: bucketOf(action, 'browser', account, knownBrowser), limit: PER_ACCOUNT }
      : { name: bucketOf(action, 'account', account, block), limit: PER_ACCOUNT },
    ...(knownBrowser
      ? []
      : [{ name: bucketOf(action, 'account anywhere', account), limit: PER_ACCOUNT_ANYWHERE }]),
  ];
  for (const { name, limit } of buckets) await takeFrom(gateway, name, limit);
  return {
    async returned() {
      for (const { name } of buckets) await gateway.returnGuess(name);
    },
  };
}

/** Takes the right to send one message to a name, or says how long to wait; the same whether anybody has the name. */
export async function takeMessage(gateway: LoginGateway, account: string): Promise<void> {
  await takeFrom(gateway, bucketOf('message', account), PER_NAME);
}

/** Takes the right to ask once from an address for what is found by guessing; given back where it was found. */
export async function takeAsking(gateway: LoginGateway, what: string, address: string): Promise<Guess> {
  const bucket = bucketOf(what, 'address', addressBlock(address));
  await takeFrom(gateway, bucket, PER_ADDRESS);
  return { returned: () => gateway.returnGuess(bucket) };
}

/** Takes one try at somebody's second factor. */
export async function takeOtp(gateway: LoginGateway, userId: string): Promise<Guess> {
  const bucket = bucketOf('otp', userId);
  await takeFrom(gateway, bucket, PER_FACTOR);
  return { returned: () => gateway.returnGuess(bucket) };
}

/** Takes one try at somebody's PIN. */
export async function takePin(gateway: LoginGateway, userId: string): Promise<Guess> {
  const bucket = bucketOf('pin', userId);
  await takeFrom(gateway, bucket, PER_PIN);
  return { returned: () => gateway.returnGuess(bucket) };
}

async function takeFrom(gateway: LoginGateway, bucket: string, limit: typeof PER_NAME): Promise<void> {
  const wait = await gateway.takeGuess(bucket, limit);
  if (wait > 0) throw TooManyGuesses({ retry_after: wait, minutes: Math.ceil(wait / 60) });
}

function bucketOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
