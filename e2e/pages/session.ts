import { expect, type Page } from '@playwright/test';
import { type LoggedIn, savedOfLogin } from '#server/testing/session-over-http.ts';

/** The lightest page of the address. */
const LIGHT = '/api/live';

/**
 * Logs a browser in as the login screen does, without drawing that screen: by the same call, from a page of the same
 * address, keeping the same where the web application keeps it. The next page that is opened is somebody's. Flows that are
 * about logging in use the form. Where the password was given by somebody, `own` is the one that takes its place, or
 * has.
 */
export async function openSession(
  page: Page,
  username: string,
  password: string,
  own?: string,
): Promise<void> {
  await page.goto(LIGHT);
  const ask = (body: object) =>
    page.evaluate(async (sent) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/api/user/login', { method: 'POST', headers, body: sent });
      return (await response.json()) as { success: boolean; code?: string; message: unknown };
    }, JSON.stringify(body));
  const first = await ask({ username, password });
  const isGiven = first.code === 'new_password_needed';
  const answer =
    own && !first.success
      ? await ask(isGiven ? { username, password, new_password: own } : { username, password: own })
      : first;
  expect(answer, `the login of ${username}: ${JSON.stringify(answer)}`).toMatchObject({ success: true });
  const login = answer.message as LoggedIn;
  await page.evaluate(keepInBrowser, { ...login, ...(await savedOfLogin(login)) });
}

type Kept = LoggedIn & Awaited<ReturnType<typeof savedOfLogin>>;

/** What `keepSession` and `keepUser` of web-kit leave behind. Runs in the page, so it is whole in itself. */
async function keepInBrowser({ user, session, storeKey, vector, stored }: Kept): Promise<void> {
  const text = atob(session.key.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('session', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('session');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction('session', 'readwrite');
  transaction
    .objectStore('session')
    .put({ sessionId: session.id, userId: user.id, storeKey, key }, 'current');
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  database.close();
  localStorage.setItem('user-vector', vector);
  localStorage.setItem('user', stored);
  sessionStorage.setItem('branch', user.branch_id);
}
