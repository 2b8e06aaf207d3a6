import { defineModule } from '#core/define-module.ts';
import { customer } from './customer/customer.entity.ts';
import { customerWords } from './customer/customer.i18n.ts';

export const customers = defineModule({
  name: 'customer',
  title: { en: 'Customer', sw: 'Mteja' },
  icon: 'customers',
  permission: 'view_customer_menu',
  entities: [{ entity: customer, words: customerWords }],
  screens: [
    {
      path: '/customer/statement',
      title: { en: 'Statement', sw: 'Taarifa ya akaunti' },
      permission: 'view_customer',
      isPart: true,
    },
  ],
});
