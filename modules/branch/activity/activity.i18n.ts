import type { Messages } from '#core/entity-words.ts';
import type { activity } from './activity.entity.ts';

export const activityWords = {
  en: {
    one: 'Activity',
    many: 'Activities',
    lower: 'activity',
    new: 'New activity',
    purpose: 'Everything that anyone creates, changes or deletes is on record here.',
    fields: {
      user: 'Who',
      device: 'Device',
      entity: 'What',
      record_id: 'Record',
      record_name: 'Name',
      type: 'Type',
      changes: 'Changes',
      reason: 'Reason',
      ip: 'Address',
    },
    sections: { main: { title: 'Activity' } },
    conditions: { creation: 'Creation', modification: 'Modification', deletion: 'Deletion' },
    choices: { type: { creation: 'Creation', modification: 'Modification', deletion: 'Deletion' } },
  },
  sw: {
    one: 'Shughuli',
    many: 'Shughuli',
    lower: 'shughuli',
    new: 'Shughuli mpya',
    purpose: 'Kila kinachoundwa, kubadilishwa au kufutwa kimeandikwa hapa.',
    fields: {
      user: 'Nani',
      device: 'Kifaa',
      entity: 'Nini',
      record_id: 'Rekodi',
      record_name: 'Jina',
      type: 'Aina',
      changes: 'Mabadiliko',
      reason: 'Sababu',
      ip: 'Anwani',
    },
    sections: { main: { title: 'Shughuli' } },
    conditions: { creation: 'Uundaji', modification: 'Marekebisho', deletion: 'Ufutaji' },
    choices: { type: { creation: 'Uundaji', modification: 'Marekebisho', deletion: 'Ufutaji' } },
  },
} as const satisfies Messages<typeof activity>;
