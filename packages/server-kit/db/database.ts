import { asRefusal } from './failures.ts';
import { type LinkGateway, openLinkGateway } from './link-gateway.ts';
import { type LoginGateway, openLoginGateway } from './login-gateway.ts';
import { type OutboxGateway, openOutboxGateway } from './outbox-gateway.ts';
import { openPaperGateway, type PaperGateway } from './paper-gateway.ts';
import { openPool } from './pool.ts';
import { openRecoveryGateway, type RecoveryGateway } from './recovery-gateway.ts';
import { openSampleGateway, type SampleGateway } from './sample-gateway.ts';
import { openSecondFactorGateway, type SecondFactorGateway } from './second-factor-gateway.ts';
import { openTextGateway, type TextGateway } from './text-gateway.ts';
import { runTransaction, type TransactionOptions, type Tx, type Watch } from './transaction.ts';

export interface DatabaseOptions extends Watch {
  /** Address for `pos_app`. */
  appUrl: string;
  /** Address for `pos_login`. */
  loginUrl: string;
  poolSize?: number;
  /** How long a call waits for a free connection before it is told to come back. */
  waitMs?: number;
  /** How long a statement is waited for. The database ends it after five seconds; a frozen one ends nothing. */
  answerMs?: number;
  namedStatements?: boolean;
  /** Told of lost connections; the calls that used them are refused by themselves. */
  onLost?: (error: Error) => void;
}

/** The database as the server sees it: transactions in somebody's name, and the gateway where sessions are opened. */
export interface Database {
  /**
   * Runs the work in one transaction for the holder of a token (hex SHA-256 of it) and resolves when it is committed.
   * Without a hash no row of any business is visible.
   */
  transaction<T>(
    accessHash: string | null,
    options: TransactionOptions,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T>;
  login: LoginGateway;
  /** Forgotten passwords, before anybody has a session. */
  recovery: RecoveryGateway;
  /** What is asked for beside the password. */
  secondFactor: SecondFactorGateway;
  /** What leaves by e-mail or SMS. */
  outbox: OutboxGateway;
  /** Businesses to try things with, as far as a guest is told of them. */
  samples: SampleGateway;
  /** Papers, by the code that stands on them. */
  papers: PaperGateway;
  /** Jobs and trips, by the link that their customer has. */
  links: LinkGateway;
  /** Texts that telephones forward, by the secret of an account. */
  texts: TextGateway;
  /** Resolves when the database answers; throws the refusal `unavailable` otherwise. */
  answers(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the pools; no connection is made before the first call needs one. */
export function openDatabase(options: DatabaseOptions): Database {
  const {
    appUrl,
    loginUrl,
    poolSize = 20,
    waitMs = 2000,
    answerMs = 6000,
    namedStatements = true,
    onLost = () => undefined,
  } = options;
  const app = openPool({ url: appUrl, size: poolSize, waitMs, answerMs, namedStatements, onLost });
  const login = openPool({ url: loginUrl, size: 2, waitMs, answerMs, namedStatements, onLost });
  return {
    transaction: (accessHash, settings, work) => runTransaction(app, accessHash, settings, work, options),
    login: openLoginGateway(login),
    recovery: openRecoveryGateway(login),
    secondFactor: openSecondFactorGateway(login),
    outbox: openOutboxGateway(login),
    samples: openSampleGateway(login),
    papers: openPaperGateway(login),
    links: openLinkGateway(login),
    texts: openTextGateway(login),
    async answers() {
      await app.query('select 1').catch((error: unknown) => {
        throw asRefusal(error);
      });
    },
    async close() {
      await Promise.all([app.end(), login.end()]);
    },
  };
}
