import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { backupsOfPlatformAnswer } from '../backups.answer.ts';
import type { Backups } from './backups.ts';

/** Which backups of the installation there are, and whether the nightly one does its work. */
export const listBackups = (backups: Backups) =>
  defineQuery({
    name: 'platform.backups',
    route: 'GET api/platform/backups',
    permission: 'list_backups',
    input: z.strictObject({}),
    answers: backupsOfPlatformAnswer,
    async run() {
      const { kept, ...state } = await backups.look();
      return { ...state, backups: kept };
    },
  });
