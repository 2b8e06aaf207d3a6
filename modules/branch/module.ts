import { defineModule } from '#core/define-module.ts';
import { activity } from './activity/activity.entity.ts';
import { activityWords } from './activity/activity.i18n.ts';
import { branch } from './branch/branch.entity.ts';
import { branchWords } from './branch/branch.i18n.ts';
import { branchSettings } from './branch-settings/branch-settings.entity.ts';
import { branchSettingsWords } from './branch-settings/branch-settings.i18n.ts';
import { business } from './business/business.entity.ts';
import { businessWords } from './business/business.i18n.ts';
import { attachments } from './file/attachments.ts';
import { file } from './file/file.entity.ts';
import { fileWords } from './file/file.i18n.ts';
import { fileContents } from './file/file-contents.ts';
import { notifications } from './notification/notification-table.ts';
import { occupations } from './occupation/occupations-table.ts';
import { vatRate } from './vat-rate/vat-rate.entity.ts';
import { vatRateWords } from './vat-rate/vat-rate.i18n.ts';

const DATA = { en: 'Branch data', sw: 'Taarifa za tawi' };
const SETTINGS = { en: 'Branch settings', sw: 'Mipangilio ya tawi' };

export const branches = defineModule({
  name: 'branch',
  title: { en: 'Branch', sw: 'Tawi' },
  icon: 'branch',
  permission: 'view_branch_menu',
  entities: [
    { entity: business, words: businessWords },
    { entity: branch, words: branchWords },
    { entity: branchSettings, words: branchSettingsWords },
    { entity: activity, words: activityWords },
    { entity: file, words: fileWords },
    { entity: vatRate, words: vatRateWords },
  ],
  tables: [fileContents, attachments, notifications, occupations],
  menu: [
    { title: DATA, route: '/branch/data', permission: 'view_branch_data' },
    { title: SETTINGS, route: '/branch/settings', permission: 'access_branch_settings' },
  ],
  screens: [
    { path: '/branch/data', title: DATA, permission: 'view_branch_data' },
    { path: '/branch/settings', title: SETTINGS, permission: 'access_branch_settings' },
  ],
});
