import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import type { Backups } from './backups.ts';

/** Which backups of the installation there are, and whether the nightly one does its work. */
export const listBackups = (backups: Backups) =>
  defineQuery({
    name: 'platform.backups',
    route: 'GET api/platform/backups',
    permission: 'list_backups',
    input: z.strictObject({}),
    async run() {
      const { kept, next_at, ...state } = await backups.look();
      return {
        ...state,
        next_at: next_at?.toISOString() ?? null,
        backups: kept.map(({ made_at, verified_at, ...backup }) => ({
          ...backup,
          made_at: made_at.toISOString(),
          verified_at: verified_at?.toISOString() ?? null,
        })),
      };
    },
  });
