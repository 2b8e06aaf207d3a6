import { defineModule } from '#core/define-module.ts';
import { message } from './message/message.entity.ts';
import { messageWords } from './message/message.i18n.ts';
import { messagePeople } from './message/message-people-table.ts';
import { messageTemplate } from './message-template/message-template.entity.ts';
import { messageTemplateWords } from './message-template/message-template.i18n.ts';
import { optOut } from './opt-out/opt-out.entity.ts';
import { optOutWords } from './opt-out/opt-out.i18n.ts';

const NEW_MESSAGE = { en: messageWords.en.new, sw: messageWords.sw.new } as const;

/** Specification 2: the message menu needs `create_message`, and so does all that is in it. */
export const messages = defineModule({
  name: 'message',
  title: { en: 'Message', sw: 'Ujumbe' },
  icon: 'message',
  permission: 'create_message',
  entities: [
    { entity: message, words: messageWords },
    { entity: messageTemplate, words: messageTemplateWords },
    { entity: optOut, words: optOutWords },
  ],
  tables: [messagePeople],
  menu: [{ title: NEW_MESSAGE, route: message.screens.form, permission: message.permissions.create }],
  screens: [{ path: message.screens.form, title: NEW_MESSAGE, permission: message.permissions.create }],
});
