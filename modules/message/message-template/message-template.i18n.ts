import type { Messages } from '#core/entity-words.ts';
import type { messageTemplate } from './message-template.entity.ts';

export const messageTemplateWords = {
  en: {
    one: 'Template',
    many: 'Templates',
    lower: 'template',
    new: 'New template',
    purpose: 'Texts that you send again and again, in English, Swahili or both.',
    fields: { name: 'Name', text_en: 'English text', text_sw: 'Swahili text' },
    hints: {
      text_sw: 'Words in braces are filled in for each person: {name} {balance} {due} {branch} {pay_to}',
    },
    sections: { main: { title: 'Template' } },
  },
  sw: {
    noun: '7/8',
    one: 'Kiolezo',
    many: 'Violezo',
    lower: 'kiolezo',
    new: 'Kiolezo kipya',
    purpose: 'Maandishi unayotuma mara kwa mara, kwa Kiingereza, Kiswahili au lugha zote mbili.',
    fields: { name: 'Jina', text_en: 'Maandishi ya Kiingereza', text_sw: 'Maandishi ya Kiswahili' },
    hints: {
      text_sw: 'Yaliyo kwenye mabano hujazwa kwa kila mtu: {name} {balance} {due} {branch} {pay_to}',
    },
    sections: { main: { title: 'Kiolezo' } },
  },
} as const satisfies Messages<typeof messageTemplate>;
