import { say } from '#core/i18n/language.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { role } from '../role.entity.ts';
import { usualRoles } from '../usual-roles.ts';

/** Gives a business that is being founded the roles that it will want on its first morning, in the language of its owner; answers no ids. */
export async function makeUsualRoles(
  { tx, language }: Pick<CommandContext, 'tx' | 'language'>,
  businessType = 'other',
): Promise<Record<string, string>> {
  await tx.insertAll(
    role,
    usualRoles(businessType).map(({ key, name, remarks, permissions }) => ({
      name: say(name, language),
      remarks: say(remarks, language),
      permissions: [...permissions],
      documents_seen: 'all',
      requires_two_factor: false,
      usual_role: key,
    })),
  );
  return {};
}
