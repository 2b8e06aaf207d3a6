import { setTimeout as wait } from 'node:timers/promises';

const WORTH_SAYING = 1000;

/** Does the work and tells about it only when it takes longer than a second. */
export async function withProgress(title, work, say = console.log) {
  const began = Date.now();
  const done = new AbortController();
  let told = false;
  const telling = wait(WORTH_SAYING, undefined, { signal: done.signal }).then(
    () => {
      told = true;
      say(`${title} …`);
    },
    () => {},
  );
  try {
    const result = await work();
    if (told) say(`${title}: done in ${Math.round((Date.now() - began) / 1000)} s`);
    return result;
  } finally {
    done.abort();
    await telling;
  }
}
