import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** A message is composed and followed on screens of its own. */
export const messageWeb = defineWebModule({
  screens: {
    '/message/list': () => import('./message/web/message-list.screen.tsx'),
    '/message/form': () => import('./message/web/message-form.screen.tsx'),
    '/message/view': () => import('./message/web/message-view.screen.tsx'),
  },
});
