import { defineModule } from '#core/define-module.ts';
import { account } from './account/account.entity.ts';
import { accountWords } from './account/account.i18n.ts';
import { ledgerTables } from './ledger/ledger-tables.ts';

export const finance = defineModule({
  name: 'finance',
  title: { en: 'Finance', sw: 'Fedha' },
  icon: 'finance',
  permission: 'view_finance_menu',
  entities: [{ entity: account, words: accountWords }],
  tables: ledgerTables,
});
