import { z } from 'zod';
import { requirePlatform } from '#modules/session/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { SETTLED_ROW, settledRow } from './settled-row.ts';

/** What the platform has settled; agents see it too, for it is what they and the businesses they bring get. */
export const viewPlatformSettings = defineQuery({
  name: 'platform.settings',
  route: 'GET api/platform/settings',
  permission: 'list_businesses',
  input: z.strictObject({}),
  answers: SETTLED_ROW,
  async run(context) {
    await requirePlatform(context.tx);
    return settledRow(context);
  },
});
