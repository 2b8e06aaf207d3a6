import { createHash } from 'node:crypto';
import { PatientClient } from './patient-client.ts';

/** A program writes a few hundred different statements; more would mean texts with values in them, which are not kept. */
const MOST_NAMES = 1000;

/** 80 bits: no two of a few hundred texts ever meet, and PostgreSQL takes names of up to 63 bytes. */
const NAME_LENGTH = 20;

const names = new Map<string, string>();
let generation = 0;

/**
 * Says in the text of a statement that its plan must fit the values it comes with: a product that sells daily is found
 * another way than one that was sold twice, and a plan for all of them is wrong for most.
 */
export const PLANNED_EACH_TIME = '/* planned each time */';

/** After a migration an old plan no longer fits its table: every statement gets a new name and so a new plan. */
export function forgetPlans(): void {
  names.clear();
  generation += 1;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES || text.includes(PLANNED_EACH_TIME)) return known;
  const name = statementName(text, generation);
  names.set(text, name);
  return name;
}

/**
 * The name under which a statement is prepared. It follows from the text: behind a pooler several programs share one
 * connection of the database, and under names that each of them counts by itself one would run the statement of another.
 */
export function statementName(text: string, generation: number): string {
  return createHash('sha256').update(`${generation} ${text}`).digest('hex').slice(0, NAME_LENGTH);
}

/**
 * A connection on which PostgreSQL plans each statement once, but for those that ask otherwise: a third more statements a
 * second. Statements that are sent in one breath leave in one packet.
 */
export class NamingClient extends PatientClient {
  #gathering = false;

  override query(...call: unknown[]) {
    this.#gather();
    const [text, values, ...rest] = call;
    const named =
      typeof text === 'string' && Array.isArray(values)
        ? [{ name: nameOf(text), text, values }, ...rest]
        : call;
    return super.query(...named);
  }

  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.#gathering = false;
      stream.uncork();
    });
  }
}
