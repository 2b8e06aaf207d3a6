import { defineModule } from '#core/define-module.ts';
import { feePayment } from './fee-payment/fee-payment.entity.ts';
import { feePaymentWords } from './fee-payment/fee-payment.i18n.ts';
import { platformSettings } from './settings/platform-settings.entity.ts';
import { platformSettingsWords } from './settings/platform-settings.i18n.ts';

const BUSINESSES = { en: 'Businesses', sw: 'Biashara' };
const NEW_BUSINESS = { en: 'New business', sw: 'Biashara mpya' };
const JOBS = { en: 'Background jobs', sw: 'Kazi za chinichini' };
const BACKUPS = { en: 'Backups', sw: 'Nakala rudufu' };
const OUTBOX = { en: 'Outbox', sw: 'Ujumbe wa kutumwa' };
const SETTINGS = { en: 'Platform settings', sw: 'Mipangilio ya jukwaa' };
const SUPPORT = { en: 'Support access', sw: 'Ruhusa ya msaada' };
const NEW_SUPPORT = { en: 'Request access', sw: 'Omba ruhusa' };
const NEW_FEE = { en: 'New fee payment', sw: 'Malipo mapya ya ada' };

/** What the people of the platform do: bring businesses and take their fees. Nobody else sees anything of it. */
export const platform = defineModule({
  name: 'platform',
  title: { en: 'Platform', sw: 'Jukwaa' },
  icon: 'platform',
  permission: 'view_platform_menu',
  entities: [
    { entity: feePayment, words: feePaymentWords },
    { entity: platformSettings, words: platformSettingsWords },
  ],
  menu: [
    { title: BUSINESSES, route: '/platform/business-list', permission: 'list_businesses' },
    { title: NEW_FEE, route: '/platform/fee-payment-form', permission: 'create_fee_payment' },
    { title: SUPPORT, route: '/platform/support-list', permission: 'ask_support_access' },
    { title: JOBS, route: '/platform/job-list', permission: 'list_jobs' },
    { title: BACKUPS, route: '/platform/backup-list', permission: 'list_backups' },
    { title: OUTBOX, route: '/platform/outbox', permission: 'list_messages' },
    { title: SETTINGS, route: '/platform/settings', permission: 'modify_platform_settings' },
  ],
  screens: [
    { path: '/platform/business-list', title: BUSINESSES, permission: 'list_businesses' },
    { path: '/platform/business-form', title: NEW_BUSINESS, permission: 'create_business' },
    { path: '/platform/fee-payment-form', title: NEW_FEE, permission: 'create_fee_payment' },
    { path: '/platform/support-list', title: SUPPORT, permission: 'ask_support_access' },
    { path: '/platform/support-form', title: NEW_SUPPORT, permission: 'ask_support_access' },
    { path: '/platform/job-list', title: JOBS, permission: 'list_jobs' },
    { path: '/platform/backup-list', title: BACKUPS, permission: 'list_backups' },
    { path: '/platform/outbox', title: OUTBOX, permission: 'list_messages' },
    { path: '/platform/settings', title: SETTINGS, permission: 'modify_platform_settings' },
  ],
});
