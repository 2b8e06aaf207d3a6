import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** A branch is described in places and weekdays; its settings have a preview. */
export const branchWeb = defineWebModule({
  screens: {
    '/branch/list': () => import('./branch/web/branch-list.screen.tsx'),
    '/branch/form': () => import('./branch/web/branch-form.screen.tsx'),
    '/branch/view': () => import('./branch/web/branch-view.screen.tsx'),
    '/branch/activities': () => import('./activity/web/activity-list.screen.tsx'),
    '/branch/activity-view': () => import('./activity/web/activity-view.screen.tsx'),
    '/branch/data': () => import('./branch-data/web/branch-data.screen.tsx'),
    '/settings/notification-list': () => import('./notification/web/notification-list.screen.tsx'),
    '/branch/settings': () => import('./branch-settings/web/branch-settings.screen.tsx'),
  },
  dressed: {
    activity: () => import('./activity/web/activity-in-list.ts').then(({ activityInList }) => activityInList),
  },
});
