import pg from 'pg';

/** A connection that waits for an answer as long as its pool says, or longer where the transaction asked for it. */
export class PatientClient extends pg.Client {
  /** Milliseconds; undefined for what the pool says. */
  answerMs: number | undefined;

  /** Takes what the library takes, in all its ways; its types do not know the limit of a single statement, the library does. */
  override query(...call: unknown[]) {
    if (this.answerMs === undefined) return Reflect.apply(super.query, this, call);
    const [first, ...rest] = call;
    const statement =
      typeof first === 'string'
        ? { text: first, ...(Array.isArray(rest[0]) ? { values: rest.shift() } : {}) }
        : first;
    return Reflect.apply(super.query, this, [
      Object.assign({}, statement, { query_timeout: this.answerMs }),
      ...rest,
    ]);
  }
}
