import type { Answer as Declared, WireOf } from '#core/define-answer.ts';
import { NO_ACTIVE_SESSION } from '#core/session-header.ts';
import { savedLanguage } from '../i18n/language.tsx';
import { approvalIn, approvalOfCall } from '../session/approval.ts';
import { endSession } from '../session/end-session.ts';
import { endSupport, SUPPORT_OVER } from '../session/end-support.ts';
import { factorDemanded, TWO_FACTOR_NEEDED } from '../session/factor-demanded.ts';
import { askForProof, PROOF_NEEDED } from '../session/proof.ts';
import { LOCK_REASON_NEEDED, reasonForCall } from '../session/reason.ts';
import { signedFetch } from '../session/signed-fetch.ts';
import { noteReachability } from './reachability.ts';
import { type FailedAnswer, Refused, Unreachable } from './refused.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  body?: unknown;
  /** Client-made UUID: the server answers a repeat of the call with its first answer. */
  idempotencyKey?: string;
  /** Proof of this device that the body is as it was made here, where it lay on the device meanwhile. */
  bodySeal?: string;
  /** Why the call is let through what is closed for others. */
  reason?: string;
  /** Sent as multipart instead of a JSON body. */
  file?: File;
  signal?: AbortSignal;
  /** After so many milliseconds without an answer the server counts as away; anew for each time that the call is made. */
  patience?: number;
}

/**
 * One call of the interface: the `message` of a success, a `Refused` with the server's sentence, or `Unreachable`. Where the
 * server asks for the password, a reason or an approval first, whoever sits here is asked, and the same call is made again.
 */
export async function call<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
  try {
    return await callOnce<T>(method, path, options);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.code === PROOF_NEEDED && (await askForProof())) return callOnce<T>(method, path, options);
    const approval = approvalIn(error.answer);
    // Once more, because another of its terms may need an approval of its own.
    if (approval && (await approvalOfCall.ask(approval, error.message)))
      return call<T>(method, path, options);
    const reason = error.code === LOCK_REASON_NEEDED ? await reasonForCall.ask(error.message) : null;
    if (reason === null) throw error;
    return callOnce<T>(method, path, { ...options, reason });
  }
}

/** A question whose answer is declared: its type follows from what the server answers by. */
export function ask<const A extends Declared>(
  _: A,
  path: string,
  options: Pick<CallOptions, 'signal'> = {},
): Promise<WireOf<A>> {
  return call<WireOf<A>>('GET', path, options);
}

/** A command whose answer is declared. */
export function callFor<const A extends Declared>(
  _: A,
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<WireOf<A>> {
  return call<WireOf<A>>(method, path, options);
}

async function callOnce<T>(method: Method, path: string, options: CallOptions): Promise<T> {
  const signal = options.patience ? AbortSignal.timeout(options.patience) : options.signal;
  const response = await send(method, path, signal ? { ...options, signal } : options);
  const answer = await readAnswer(response, signal);
  if (answer.success) return answer.message as T;
  const refused = new Refused(response.status, answer);
  if (refused.message.includes(NO_ACTIVE_SESSION)) endSession();
  if (refused.code === SUPPORT_OVER) endSupport();
  if (refused.code === TWO_FACTOR_NEEDED) factorDemanded();
  throw refused;
}

/** A path with its query; values that are not said are left out. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(said.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The raw answer of a call, for files. */
export async function send(method: Method, path: string, options: CallOptions): Promise<Response> {
  const { body, idempotencyKey, bodySeal, reason, file, signal } = options;
  const headers: Record<string, string> = { 'Accept-Language': savedLanguage() };
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  if (bodySeal) headers['X-Body-Seal'] = bodySeal;
  if (reason) headers['X-Reason'] = encodeURIComponent(reason);
  try {
    const response = await signedFetch(method, `/api/${path}`, {
      headers,
      ...(body === undefined ? {} : { body }),
      ...(file ? { file } : {}),
      ...(signal ? { signal } : {}),
    });
    noteReachability(response.status === 503 ? 'unavailable' : 'reached');
    return response;
  } catch (error) {
    if (isUnwanted(signal)) throw error;
    noteReachability('offline');
    throw new Unreachable();
  }
}

type Answer = { success: true; message: unknown } | ({ success: false } & FailedAnswer);

/** An answer that is none of ours, such as a page of a proxy, counts as the server being away. */
async function readAnswer(response: Response, signal: AbortSignal | undefined): Promise<Answer> {
  try {
    const answer = (await response.json()) as Answer;
    if (typeof answer.success === 'boolean') return answer;
  } catch (error) {
    if (isUnwanted(signal)) throw error;
    noteReachability('unavailable');
  }
  throw new Unreachable();
}

/**
 * Who changed his mind wants no answer, and nothing is learned about the connection; who gave up waiting has none. The
 * former may be in the middle of an answer: what is typed on while a search is being read.
 */
function isUnwanted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && (signal.reason as Error)?.name !== 'TimeoutError';
}
