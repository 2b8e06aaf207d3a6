import type { Answer } from './test-browser.ts';

/** Too busy: such a call is to be sent again, and under its id it pays once however often it is sent. */
const COME_BACK = [429, 503];
const MOST_TRIES = 20;

/** Sends a call again while the server is too busy for it. */
export async function untilAnswered(send: () => Promise<Answer>): Promise<Answer> {
  let answer = await send();
  for (let tries = 1; COME_BACK.includes(answer.status) && tries < MOST_TRIES; tries += 1)
    answer = await send();
  return answer;
}
