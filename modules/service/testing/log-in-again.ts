import { logIn } from '#server/testing/people.ts';
import type { Workshop } from './workshop.ts';

/** The owner logs in anew, whose session has ended since time was moved on. */
export async function logInAgain({ owner, system }: Workshop): Promise<void> {
  const [row] = await system.db.adminQuery<{ phone_number: string }>(
    "select phone_number from users where account_type = 'owner' order by id limit 1",
  );
  const { cookie, session } = await logIn(system, String(row?.phone_number));
  owner.cookie = cookie;
  owner.session = session;
}
