import { LANGUAGES, type Language, say, sayInEach, type Words } from '#core/i18n/language.ts';
import { notify } from '#modules/branch/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { isSelf } from '../../grant/server/check-grants.ts';
import { user } from '../user.entity.ts';

interface Told {
  title: Words;
  text: Words;
  params: Readonly<Record<string, string>>;
}

/** A message about an account is worth nothing after that. */
const LIFE_HOURS = 48;

/**
 * Tells of a change of how somebody logs in: the addresses that are named, by SMS or e-mail, and where somebody else made it,
 * the person himself and the owners of the business.
 */
export async function tellOfAccount(
  context: CommandContext,
  person: Row,
  addresses: readonly unknown[],
  { title, text, params }: Told,
): Promise<void> {
  const { tx, actor, branch, services } = context;
  const all = { ...params, name: String(person.name) };
  const language = languageOf(person) ?? context.language;
  const known = addresses.filter((one): one is string => typeof one === 'string' && one !== '');
  if (services.mayPost)
    for (const to of new Set(known))
      services.post(context, {
        to,
        channel: to.includes('@') ? 'email' : 'sms',
        subject: say(title, language, all),
        text: say(text, language, all),
        lifeHours: LIFE_HOURS,
      });
  if (isSelf(context, person.id)) return;
  const owners = await tx.query<{ id: string }>(OWNERS, [person.id, actor.user_id]);
  notify(
    tx,
    [...owners.map(({ id }) => id), String(person.id)].map((userId) => ({
      business_id: actor.business_id,
      user_id: userId,
      branch_id: branch.id,
      kind: 'login_alert',
      title: sayInEach(title, all),
      text: sayInEach(text, all),
      link: userId === person.id ? '/settings/employee' : `/employee/view?id=${person.id}`,
    })),
  );
}

/** Whoever made the change knows of it. */
const OWNERS = `
select id from ${user.table}
where account_type = 'owner' and status = 'active' and deleted_at is null and id <> all (array[$1, $2]::uuid[])`;

function languageOf({ settings }: Row): Language | undefined {
  const chosen = (settings as { language?: string } | null)?.language;
  return LANGUAGES.find((known) => known === chosen);
}
