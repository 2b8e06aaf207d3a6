import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** Access and rights are read and given as people say them. */
export const employeeWeb = defineWebModule({
  screens: {
    '/employee/form': () => import('./user/web/employee-form.screen.tsx'),
    '/employee/view': () => import('./user/web/employee-view.screen.tsx'),
    '/employee/role-list': () => import('./role/web/role-list.screen.tsx'),
    '/employee/role-form': () => import('./role/web/role-form.screen.tsx'),
    '/employee/role-view': () => import('./role/web/role-view.screen.tsx'),
  },
});
