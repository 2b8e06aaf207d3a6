import { bytesOf } from './bytes.ts';
import { ciphers } from './ciphers.ts';
import { savedSession } from './saved-session.ts';
import { seenRole } from './seen-role.ts';
import { hashOf, signCall } from './sign-call.ts';
import { branchOfTab } from './stored-user.ts';
import { supportOfTab } from './support-of-tab.ts';
import { isUntouched } from './touched.ts';

export interface FetchOptions {
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Sent as a form; its hash is signed in place of the body's. */
  file?: File;
  signal?: AbortSignal;
}

/**
 * Sends one call with the headers of the session, if there is one. A wrong clock is put right once by the server's; a header
 * that had arrived before, because the browser itself sent the call a second time, is signed once more.
 */
export async function signedFetch(
  method: string,
  path: string,
  options: FetchOptions = {},
): Promise<Response> {
  const response = await send(method, path, options);
  if (response.status !== 401) return response;
  const { code, now } = await refusalIn(response.clone());
  if (code === 'clock_off' && now) skewMs = Date.parse(now) - Date.now();
  else if (code !== 'header_used') return response;
  return send(method, path, options);
}

/** How far this device's clock is behind the server's. */
let skewMs = 0;

async function send(method: string, path: string, options: FetchOptions): Promise<Response> {
  const { body, file, signal, headers } = options;
  const address = new URL(path, location.origin);
  const text = body === undefined || file ? undefined : JSON.stringify(body);
  return fetch(address, {
    method,
    credentials: 'same-origin',
    cache: 'no-store',
    headers: {
      ...headers,
      ...(file ? {} : { 'Content-Type': 'application/json' }), // specification §7
      ...(await signature(method, address, text ?? '', options)),
    },
    ...(file ? { body: formOf(file, body) } : text === undefined ? {} : { body: text }),
    ...(signal ? { signal } : {}),
  });
}

async function signature(
  method: string,
  { pathname, search }: URL,
  text: string,
  { file, headers }: FetchOptions,
): Promise<Record<string, string>> {
  const session = await savedSession();
  if (!session) return {};
  const tools = await ciphers();
  const branchId = branchOfTab();
  const idempotencyKey = headers?.['Idempotency-Key'];
  const fileHash = file ? await hashOf(tools, new Uint8Array(await file.arrayBuffer())) : undefined;
  const authorization = await signCall(tools, session, {
    seconds: Math.floor((Date.now() + skewMs) / 1000),
    method,
    path: pathname + search,
    branchId,
    bodyHash: await hashOf(tools, bytesOf(text)),
    ...(fileHash ? { fileHash } : {}),
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
  return {
    Authorization: authorization,
    ...(branchId ? { 'X-Branch': branchId } : {}),
    ...(seenRole() ? { 'X-See-As': seenRole() } : {}),
    ...(supportOfTab() ? { 'X-Support': supportOfTab() } : {}),
    ...(fileHash ? { 'X-File-SHA256': fileHash } : {}),
    ...(isUntouched() ? { 'X-Unasked': '1' } : {}),
  };
}

/** Fields stand before the file, so that the server knows what it is for when the file arrives. */
function formOf(file: File, fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((fields ?? {}) as Record<string, unknown>))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  form.append('file', file, file.name);
  return form;
}

/** What an answer says of a call that was not let in; nothing where it is none of ours. */
async function refusalIn(response: Response): Promise<{ code?: string; now?: string }> {
  try {
    return (await response.json()) as { code?: string; now?: string };
  } catch {
    return {};
  }
}
