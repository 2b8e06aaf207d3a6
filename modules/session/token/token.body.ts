import { defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { token } from './token.entity.ts';

const { fields } = token;

/** A key for a program: what it is for, where it works, how long, and what it may do. */
export const makeTokenBody = defineBody({
  fields: {
    name: said(fields.name),
    /** That of the call where left out. */
    branch: f.ref('branch'),
    branches: f.refs('branch', { max: 200 }),
    permissions: f.texts({ required: true, max: 400 }),
    expires_at: said(fields.expires_at),
  },
});
