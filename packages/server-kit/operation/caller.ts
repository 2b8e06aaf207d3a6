import type { Currency } from '#core/currencies.ts';
import type { Refusal } from '#core/errors.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Rightful } from '#core/permissions.ts';
import type { Visibility } from '#core/visibility.ts';
import type { Tx } from '../db/transaction.ts';

/** Whoever makes a call, as the session or token in the database says at this very moment. */
export interface Actor extends Rightful {
  user_id: string;
  name: string;
  account_type: string;
  business_id: string;
  permissions: ReadonlySet<string>;
  branch_ids: readonly string[];
  /** What he may do in each of them, where that differs; absent where it is the same in all. */
  rights_by_branch?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Stores of the branch of the call that the actor may use; empty where all. */
  store_ids: readonly string[];
  /** How far his role lets him see among documents; absent where he sees all. */
  visibility?: Visibility;
  /** A second factor is demanded of him and he has none: until he does, he may do nothing but set it up. */
  awaits_factor?: true;
  session_id?: string;
  /** When the password, or a code, was last typed in this session; absent for a token. */
  proved_at?: Date;
  token_id?: string;
  /** What a token has of its own, whatever its maker may do: rights in its branches, until its end. Absent for people. */
  token_limits?: { rights: ReadonlySet<string>; until: Date };
  device_id?: string;
  /** The role as whose holder the actor looks; present only while nothing can be changed by him. */
  seen_as?: { id: string; name: string };
  /** The grant by which somebody of the platform reads in a business that is not his. */
  support?: { id: string; reason: string; until: string };
  language: Language;
}

/** The branch that a call names in `X-Branch`, after the guard has found it among the actor's. */
export interface BranchOfCall {
  id: string;
  name: string;
  currency: Currency;
  time_zone: string;
  day_starts_at: string;
  /** The first day of the books of its business, the floor of every date; absent where nobody has been asked. */
  books_begin?: string;
  /** Why nothing can be changed in this branch at present; absent where everything can. */
  shut?: Refusal;
  /** Settings and switches of the branch, as specification §9 names them. */
  settings: Readonly<Record<string, unknown>>;
}

/** Whose call it is, as far as that is known by now; stands in the line of the log, of refused calls too (ASVS 5.0, 16.2.1). */
export interface KnownOfCall {
  business?: string;
  account?: string;
  /** By what somebody says who he is: a session, a token, a password, a code of the second factor. */
  factor?: 'session' | 'token' | 'password' | 'code';
}

/** What a request brings to be recognised by, as it arrived. */
export interface Call {
  method: string;
  /** Path with its query, as sent. */
  url: string;
  ip: string;
  /** Whether it was made at this machine itself, by nobody's hand between. */
  isLocal: boolean;
  userAgent: string;
  isSecure: boolean;
  authorization: string;
  cookies: Readonly<Record<string, string | undefined>>;
  /** The X-Branch header, empty where none. */
  branchId: string;
  /** The X-See-As header: the id of a role as whose holder the caller wants to look; absent or empty where as himself. */
  seeAs?: string;
  /** The X-Support header: the grant by which the caller reads in another business; absent or empty where in his own. */
  supportGrant?: string;
  /** base64url SHA-256 of the body as received; of the empty text where there is none or it is a form with a file. */
  bodyHash: string;
  /** The X-File-SHA256 header; the file is held against it when it arrives. */
  fileHash: string;
  /** The Idempotency-Key header, empty where none. */
  idempotencyKey: string;
  /** Whether a whole list, or more, leaves by it. */
  isExport?: boolean;
  /** The X-Body-Seal header: proof of the device that the body is as it was made there; absent or empty where none. */
  bodySeal?: string;
  /** The X-Reason header: why it is let through what is closed for others, encoded; absent or empty where nothing is said. */
  reason?: string;
  /** The Origin header of a write, which a browser gives by itself and which is of the server that was called; empty or absent where none. */
  origin?: string;
  /** What the browser asks for; whoever has chosen a language of his own gets that. */
  language: Language;
  now: Date;
  /** Filled in while the call is looked at. */
  known?: KnownOfCall;
  /**
   * Asked by nobody's hand: a look that the server takes by itself, or a page that nobody has touched for a while (X-Unasked).
   * The session is not used by it.
   */
  isUnasked?: boolean;
}

/** Who a call says it is, before the database has been asked. */
export interface Credentials {
  /** Hex SHA-256 of the session or API token: the transaction of the call is opened with it. */
  accessHash: string;
}

export interface Caller {
  actor: Actor;
  branch: BranchOfCall;
}

/**
 * How a call is recognised. `read` looks at the request alone, so that a call without session costs no connection;
 * `open` asks the database within the transaction of the call. Either answers null for `no active session`.
 */
export interface Authentication<C extends Credentials = Credentials> {
  read(call: Call, by: 'header' | 'cookie'): C | null;
  open(tx: Tx, credentials: C, call: Call, by: 'header' | 'cookie'): Promise<Caller | null>;
}
