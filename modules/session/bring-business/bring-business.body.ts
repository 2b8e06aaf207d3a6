import { defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { business } from '#modules/branch/business/business.entity.ts';
import { typedPassword } from '../login/typed-password.ts';

/** What is said of an owner and the business that is made for them. */
export const bringBusinessBody = defineBody({
  fields: {
    name: said(business.fields.name),
    business_type: said(business.fields.business_type, { default: undefined }),
    owner_name: f.text({ required: true, max: 80 }),
    owner_phone: f.text({ required: true, max: 30 }),
    owner_email: f.text({ max: 120 }),
    password: typedPassword,
    branch_name: f.text({ max: 80 }),
  },
});
