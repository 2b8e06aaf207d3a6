import { isId } from '#core/ids.ts';
import type { Call } from '../operation/caller.ts';

/** What somebody was refused, a login that failed, or a list that left as a file: it belongs into the activities of his business. */
export interface NotedAct {
  businessId: string;
  /** Who was refused or took it out; the account whose login failed. */
  userId: string;
  type: 'refusal' | 'wrong_login' | 'export';
  /** Those of one account that are counted as one within an hour. */
  countedAs: string;
  /** The kind of record, as the address of the call names it, and its id where one was named. */
  entity: string;
  recordId: string | null;
  /** The code of the refusal; null for what was done. */
  code: string | null;
  ip: string;
  /** As the call says it; whoever writes it down looks whether it is one of the business. */
  branchId: string | null;
}

/** Writes one down, beside the call. */
export type NoteAct = (act: NotedAct) => void;

/** Steps of a login or of a call that goes on after them: nothing that somebody tried in vain. */
const STEPS = new Set([
  ...['otp_needed', 'new_password_needed', 'proof_needed', 'two_factor_needed'],
  ...['clock_off', 'no_active_session'],
]);

const LOGINS = new Set(['wrong_login', 'wrong_otp']);

/** What is to be noted of a call that has been answered; null for most of them, and where nobody knows whose it was. */
export function actOf(
  call: Call,
  { status, code }: { status: number; code?: string | undefined },
): NotedAct | null {
  const { business, account } = call.known ?? {};
  if (!business || !account) return null;
  // A ticket stands for the address that it was given for.
  const [path = '', query = ''] = call.url.replace(/^\/api\//, '').split('?', 2);
  const type = typeOf(call, status, code);
  if (!type) return null;
  const id = new URLSearchParams(query).get('id') ?? '';
  return {
    businessId: business,
    userId: account,
    type,
    countedAs: type === 'export' ? `export ${path}` : type,
    entity: type === 'wrong_login' ? 'user' : (path.split('/')[0] ?? '').slice(0, 60),
    recordId: isId(id) ? id : null,
    code: code ?? null,
    ip: call.ip,
    branchId: isId(call.branchId) ? call.branchId : null,
  };
}

function typeOf({ isExport }: Call, status: number, code = ''): NotedAct['type'] | null {
  if (status === 200) return isExport ? 'export' : null;
  if (LOGINS.has(code)) return 'wrong_login';
  return (status === 401 || status === 403) && code !== '' && !STEPS.has(code) ? 'refusal' : null;
}
