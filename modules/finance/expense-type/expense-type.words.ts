import { CHART } from '../ledger/chart.ts';
import type { EXPENSE_ACCOUNTS } from './expense-accounts.ts';

interface UsualType {
  name: { en: string; sw: string };
  ledger_account: (typeof EXPENSE_ACCOUNTS)[number];
  from_drawer?: boolean;
}

/** What nearly every shop spends on; a new business finds these and changes them as it likes. */
export const USUAL_EXPENSE_TYPES: readonly UsualType[] = [
  { name: { en: 'Rent', sw: 'Kodi ya pango' }, ledger_account: CHART.rent },
  { name: { en: 'Salaries', sw: 'Mishahara' }, ledger_account: CHART.salaries },
  { name: { en: 'Electricity and water', sw: 'Umeme na maji' }, ledger_account: CHART.utilities },
  { name: { en: 'Communication', sw: 'Mawasiliano' }, ledger_account: CHART.communication },
  { name: { en: 'Bank charges', sw: 'Makato ya benki' }, ledger_account: CHART.bankCharges },
  {
    name: { en: 'Meals', sw: 'Chakula' },
    ...{ ledger_account: CHART.otherExpenses, from_drawer: true },
  },
  {
    name: { en: 'Transport', sw: 'Usafiri' },
    ...{ ledger_account: CHART.otherExpenses, from_drawer: true },
  },
  { name: { en: 'Other', sw: 'Mengineyo' }, ledger_account: CHART.otherExpenses },
];
