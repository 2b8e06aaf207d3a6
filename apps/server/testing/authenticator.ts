import { stepAt, totpOf } from '#server-kit/auth/totp.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestSystem } from './test-system.ts';

const HALF_MINUTE = 30_000;

/** An authenticator app that was given a secret, by the clock of the tested system. */
export class Authenticator {
  readonly #system: Pick<TestSystem, 'clock'>;
  readonly #seed: Buffer;

  constructor(system: Pick<TestSystem, 'clock'>, secret: string) {
    this.#system = system;
    this.#seed = bytesOf(secret);
  }

  /** The code it shows, or showed or will show some half minutes away. */
  code(halfMinutes = 0): string {
    const at = new Date(this.#system.clock.now().getTime() + halfMinutes * HALF_MINUTE);
    return totpOf(this.#seed, stepAt(at));
  }
}

/** Turns the second factor on, as the screen does; answers the app and the recovery codes. */
export async function turnOnTwoFactor(system: TestSystem, browser: TestBrowser, password: string) {
  const begun = await browser.ask('POST api/user/begin-two-factor', { body: { current_password: password } });
  if (begun.status !== 200) throw new Error(`not begun: ${JSON.stringify(begun.body)}`);
  const { secret, uri } = begun.body.message as { secret: string; uri: string };
  const app = new Authenticator(system, secret);
  const confirmed = await browser.ask('PUT api/user/confirm-two-factor', { body: { code: app.code() } });
  if (confirmed.status !== 200) throw new Error(`not confirmed: ${JSON.stringify(confirmed.body)}`);
  return { app, secret, uri, codes: confirmed.body.message.codes as string[] };
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
