import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** The businesses of the platform and their fees. */
export const platformWeb = defineWebModule({
  screens: {
    '/platform/business-list': () => import('./business/web/business-list.screen.tsx'),
    '/platform/business-form': () => import('./business/web/business-form.screen.tsx'),
    '/platform/backup-list': () => import('./backup/web/backup-list.screen.tsx'),
    '/platform/support-list': () => import('./support/web/asked-support.screen.tsx'),
    '/platform/support-form': () => import('./support/web/support-form.screen.tsx'),
    '/platform/job-list': () => import('./job/web/job-list.screen.tsx'),
    '/platform/settings': () => import('./settings/web/platform-settings.screen.tsx'),
    '/platform/outbox': () => import('./outbox/web/outbox.screen.tsx'),
    '/platform/fee-payment-form': () => import('./fee-payment/web/fee-payment-form.screen.tsx'),
    '/platform/fee-payment-view': () => import('./fee-payment/web/fee-payment-view.screen.tsx'),
  },
});
