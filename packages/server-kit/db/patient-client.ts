import pg from 'pg';

/** A connection that waits for an answer as long as its pool says, or longer where the transaction asked for it. */
export class PatientClient extends pg.Client {
  /** Milliseconds; undefined for what the pool says. */
  answerMs: number | undefined;

  override query(...call: unknown[]): never {
    if (this.answerMs === undefined) return super.query(...(call as [string])) as never;
    const [first, ...rest] = call;
    const statement =
      typeof first === 'string'
        ? { text: first, ...(Array.isArray(rest[0]) ? { values: rest.shift() } : {}) }
        : (first as object);
    // The library knows this limit of a single statement, its types do not.
    const limited = { ...statement, query_timeout: this.answerMs } as unknown as string;
    return super.query(limited, ...(rest as [])) as never;
  }
}
