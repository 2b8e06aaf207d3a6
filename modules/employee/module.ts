import { defineModule } from '#core/define-module.ts';
import { approval } from './approval/approval.entity.ts';
import { approvalWords } from './approval/approval.i18n.ts';
import { device } from './device/device.entity.ts';
import { deviceWords } from './device/device.i18n.ts';
import { role } from './role/role.entity.ts';
import { roleWords } from './role/role.i18n.ts';
import { user } from './user/user.entity.ts';
import { userWords } from './user/user.i18n.ts';

export const employee = defineModule({
  name: 'employee',
  title: { en: 'Employee', sw: 'Mfanyakazi' },
  icon: 'employee',
  permission: 'view_employee_menu',
  entities: [
    { entity: user, words: userWords },
    { entity: role, words: roleWords },
    { entity: device, words: deviceWords },
    { entity: approval, words: approvalWords },
  ],
});
