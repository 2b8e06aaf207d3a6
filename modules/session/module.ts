import { defineModule } from '#core/define-module.ts';
import { savedViews } from './saved-view/saved-view-table.ts';
import { token } from './token/token.entity.ts';
import { tokenWords } from './token/token.i18n.ts';

const PREFERENCES = { en: 'Preferences', sw: 'Mapendeleo' };
const PROFILE = { en: 'Edit profile', sw: 'Hariri wasifu' };
const PASSWORD = { en: 'Change password', sw: 'Badili nenosiri' };
const NOTIFICATIONS = { en: 'Notifications', sw: 'Arifa' };
const TOKENS = { en: 'API tokens', sw: 'Tokeni za API' };
const SUPPORT = { en: 'Support access', sw: 'Ruhusa ya msaada' };
const NEW_TOKEN = { en: 'New API token', sw: 'Tokeni mpya ya API' };

/** Logging in and out, one's own settings, and tokens for programs: the settings of the sidebar. */
export const session = defineModule({
  name: 'session',
  title: { en: 'Settings', sw: 'Mipangilio' },
  icon: 'settings',
  permission: null,
  entities: [{ entity: token, words: tokenWords }],
  tables: [savedViews],
  menu: [
    { title: NOTIFICATIONS, route: '/settings/notification-list', permission: 'free_access' },
    { title: PREFERENCES, route: '/settings/employee', permission: 'free_access' },
    { title: PROFILE, route: '/settings/edit-profile', permission: 'free_access' },
    { title: PASSWORD, route: '/settings/change-password', permission: 'free_access' },
    { title: TOKENS, route: '/settings/token-list', permission: 'access_branch_settings' },
    { title: SUPPORT, route: '/settings/support-access', permission: 'access_branch_settings' },
  ],
  screens: [
    { path: '/settings/notification-list', title: NOTIFICATIONS, permission: 'free_access' },
    { path: '/settings/employee', title: PREFERENCES, permission: 'free_access' },
    { path: '/settings/edit-profile', title: PROFILE, permission: 'free_access' },
    { path: '/settings/change-password', title: PASSWORD, permission: 'free_access' },
    { path: '/settings/support-access', title: SUPPORT, permission: 'access_branch_settings' },
    { path: '/settings/token-list', title: TOKENS, permission: 'access_branch_settings' },
    { path: '/settings/token-form', title: NEW_TOKEN, permission: 'access_branch_settings' },
  ],
});
