import type { AnyEntity } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import { type Language, say, type Words } from '#core/i18n/language.ts';
import { notify } from '#modules/branch/public.ts';
import { peopleOfBranch } from '#modules/employee/public.ts';
import { type ChangeInput, updateRow } from '#server-kit/command/update-row.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { room } from '../../room/room.entity.ts';
import { faultBody } from '../fault.body.ts';
import { FAULT } from '../fault.words.ts';

/** Whoever may change rooms has them repaired. */
const MENDS = room.permissions.modify;

/**
 * Reports a fault of a room: the others who may change rooms are told of it, and where it is to be closed it is held from today on, as
 * on its form. What keeps it from being closed, such as a guest of tonight, is said, and nothing is reported then.
 */
export const reportFault = defineCommand({
  name: 'room.report-fault',
  route: 'POST api/room/fault',
  permission: room.permissions.modify,
  idempotency: 'required',
  fields: faultBody.fields,
  async run(context) {
    const { tx, clock, branch, input } = context;
    const { id, reason, closes, until } = input;
    const before = await tx.lock(room, id);
    if (closes) {
      const now = { since: today(clock, branch), until: until ?? null, reason };
      const known = (before.holds ?? []).map(({ since, until, reason, expense_id }) => ({
        ...{ since, until, reason, expense_id },
      }));
      const holds = [...known, now];
      await close(context, { id, body: { version: before.version, holds } }, holds.length - 1);
    }
    await tellOfFault(context, { id, number: before.number, reason });
    return { id };
  },
});

/** What keeps the room from being closed is said where that was asked for. */
async function close(context: CommandContext, input: ChangeInput, place: number): Promise<void> {
  try {
    await updateRow(room as AnyEntity, { ...context, input });
  } catch (error) {
    if (!(error instanceof InvalidFields)) throw error;
    const { [`holds.${place}.until`]: until, [`holds.${place}.since`]: since } = error.problems;
    if (until) throw new InvalidFields({ until });
    throw since ? new InvalidFields({ closes: since }) : error;
  }
}

async function tellOfFault(
  { tx, branch, actor }: CommandContext,
  of: { id: string; number: string; reason: string },
): Promise<void> {
  const inBoth = (words: Words): Words => {
    const inOne = (language: Language) =>
      say(words, language, { room: of.number, reason: of.reason, by: actor.name });
    return { en: inOne('en'), sw: inOne('sw') };
  };
  const people = (await peopleOfBranch(tx, branch.id)).filter(
    ({ id, rights }) => id !== actor.user_id && rights.has(MENDS),
  );
  notify(
    tx,
    people.map(({ id }) => ({
      ...{ business_id: actor.business_id, user_id: id, branch_id: branch.id, kind: 'room_fault' },
      ...{ title: inBoth(FAULT.noticeTitle), text: inBoth(FAULT.noticeText) },
      link: `${room.screens.view}?id=${of.id}`,
    })),
  );
}
