/** One of those who waited for each other: the call in whose name it worked, and the statement that waited. */
export interface DeadlockParty {
  pid: number;
  /** Unknown where another program, or another server of ours, held the lock. */
  call?: string;
  statement?: string;
}

/** Transactions that waited for each other in a circle, of which the database gave up the first. */
export interface Deadlock {
  attempt: number;
  /** The table whose row the one that was given up waited for. */
  table: string | null;
  parties: DeadlockParty[];
}

const LONGEST_STATEMENT = 300;

/** The transactions of this program by the process of the database that serves them. */
const underWay = new Map<number, Omit<DeadlockParty, 'pid'>>();

/** Notes who works on a connection, so that a deadlock is logged with the calls that took part in it. */
export function followTransaction(pid: number, call: string | undefined) {
  const own: Omit<DeadlockParty, 'pid'> = call === undefined ? {} : { call };
  underWay.set(pid, own);
  return {
    sent(text: string) {
      own.statement = text;
    },
    end() {
      if (underWay.get(pid) === own) underWay.delete(pid);
    },
  };
}

/** Who took part in a deadlock, by what the database says of it; values of rows are in none of it. */
export function deadlockOf(error: unknown, pid: number, attempt: number): Deadlock {
  const { detail = '', where = '' } = error as { detail?: string; where?: string };
  const named = [...detail.matchAll(/process (\d+)/gi)].map(([, number]) => Number(number));
  return {
    attempt,
    table: /relation "([^"]+)"/.exec(where)?.[1] ?? null,
    parties: [...new Set([pid, ...named])].map(partyOf),
  };
}

function partyOf(pid: number): DeadlockParty {
  const { statement, ...known } = underWay.get(pid) ?? {};
  const short = statement?.replace(/\s+/g, ' ').trim().slice(0, LONGEST_STATEMENT);
  return { pid, ...known, ...(short ? { statement: short } : {}) };
}
