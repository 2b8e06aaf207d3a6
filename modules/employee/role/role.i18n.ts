import type { Messages } from '#core/entity-words.ts';
import { permissionChoices } from './permission-choices.ts';
import type { role } from './role.entity.ts';
import { usualRoleNames } from './usual-role-words.ts';

export const roleWords = {
  en: {
    one: 'Role',
    many: 'Roles',
    lower: 'role',
    new: 'New role',
    purpose: 'A role sets what an employee can see and do.',
    fields: {
      name: 'Name',
      permissions: 'Permissions',
      documents_seen: 'Which documents',
      days_seen: 'How many days back',
      newest_seen: 'How many of the latest',
      order_limit: 'Ordering and buying limit',
      discount_limit: 'Discount limit (%)',
      refund_limit: 'Refund limit',
      requires_two_factor: 'Require two-factor authentication',
      remarks: 'Remarks',
      usual_role: 'Standard role',
    },
    hints: {
      documents_seen:
        'Sales, returns, payments, and trips: a driver’s own are those he drives. Reports have their own permissions.',
      days_seen: '1 means today only. Leave empty for all days.',
      newest_seen: 'How many of the latest documents of each type. Leave empty for all.',
      order_limit:
        'For how much they may order and buy in a day without approval: orders, purchases, and what bills charge above their order. Leave empty for no limit, 0 to approve everything.',
      discount_limit:
        'The largest discount they may give without approval, on an item and on a whole sale. A lower price counts as a discount. Leave empty for no limit.',
      refund_limit:
        'How much money they may give back for one return or voided sale without approval. Leave empty for no limit.',
      requires_two_factor:
        'Employees with this role must log in with a code from their phone. Until they set it up, they can do nothing else.',
    },
    choices: {
      permissions: permissionChoices('en'),
      documents_seen: { all: 'Everyone’s', own: 'Their own only' },
      usual_role: usualRoleNames('en'),
    },
    sections: {
      main: { title: 'Role', why: 'Give the role a name.' },
      visibility: { title: 'Document access', why: 'Which documents employees with this role can see.' },
      limits: { title: 'Limits', why: 'How much employees with this role can decide on their own.' },
      login: { title: 'Login', why: 'How employees with this role log in.' },
      rights: { title: 'Permissions', why: 'What employees with this role can see and do.' },
    },
  },
  sw: {
    noun: '11/10',
    one: 'Wadhifa',
    many: 'Nyadhifa',
    lower: 'wadhifa',
    new: 'Wadhifa mpya',
    purpose: 'Wadhifa huamua mfanyakazi anaweza kuona na kufanya nini.',
    fields: {
      name: 'Jina',
      permissions: 'Ruhusa',
      documents_seen: 'Hati zipi',
      days_seen: 'Siku ngapi za nyuma',
      newest_seen: 'Ngapi za karibuni',
      order_limit: 'Kikomo cha kuagiza na kununua',
      discount_limit: 'Kikomo cha punguzo (%)',
      refund_limit: 'Kikomo cha kurudisha pesa',
      requires_two_factor: 'Lazimisha uthibitisho wa hatua mbili',
      remarks: 'Maoni',
      usual_role: 'Wadhifa wa kawaida',
    },
    hints: {
      documents_seen:
        'Mauzo, marejesho, malipo na safari: za dereva ni zile anazoendesha. Ripoti zina ruhusa zake.',
      days_seen: '1 ni leo tu. Acha wazi kwa siku zote.',
      newest_seen: 'Idadi ya hati za karibuni za kila aina. Acha wazi kwa zote.',
      order_limit:
        'Kiasi cha kuagiza na kununua kwa siku bila idhini: oda, manunuzi, na bili inapozidi oda yake. Acha wazi kama hakuna kikomo, 0 kama kila kitu kiidhinishwe.',
      discount_limit:
        'Punguzo kubwa zaidi analoweza kutoa bila idhini, kwa bidhaa moja na kwa mauzo yote. Bei iliyoshushwa ni punguzo pia. Acha wazi kama hakuna kikomo.',
      refund_limit:
        'Kiasi cha pesa anachoweza kurudisha bila idhini kwa rejesho moja au mauzo yaliyobatilishwa. Acha wazi kama hakuna kikomo.',
      requires_two_factor:
        'Wenye wadhifa huu lazima waingie kwa namba ya kwenye simu yao. Wasipouweka, hawawezi kufanya kitu kingine.',
    },
    choices: {
      permissions: permissionChoices('sw'),
      documents_seen: { all: 'Za wote', own: 'Zake tu' },
      usual_role: usualRoleNames('sw'),
    },
    sections: {
      main: { title: 'Wadhifa', why: 'Upe wadhifa jina.' },
      visibility: { title: 'Hati anazoweza kuona', why: 'Wenye wadhifa huu wanaona hati zipi.' },
      limits: { title: 'Vikomo', why: 'Wenye wadhifa huu wanaweza kuamua kiasi gani wenyewe.' },
      login: { title: 'Kuingia', why: 'Wenye wadhifa huu wanavyoingia.' },
      rights: { title: 'Ruhusa', why: 'Wenye wadhifa huu wanaruhusiwa kuona na kufanya nini.' },
    },
  },
} as const satisfies Messages<typeof role>;
