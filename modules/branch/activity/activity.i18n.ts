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
      acted_as: 'As whom',
      person: 'Person of the platform',
      support_grant: 'Support access',
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
    conditions: {
      creation: 'Creation',
      modification: 'Modification',
      deletion: 'Deletion',
      reading: 'Reading',
    },
    choices: {
      type: { creation: 'Creation', modification: 'Modification', deletion: 'Deletion', reading: 'Reading' },
      acted_as: { support: 'Onepos support' },
    },
  },
  sw: {
    one: 'Shughuli',
    many: 'Shughuli',
    lower: 'shughuli',
    new: 'Shughuli mpya',
    purpose: 'Kila kinachoundwa, kubadilishwa au kufutwa kimeandikwa hapa.',
    fields: {
      user: 'Nani',
      acted_as: 'Kwa niaba ya',
      person: 'Mtu wa jukwaa',
      support_grant: 'Ruhusa ya msaada',
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
    conditions: { creation: 'Uundaji', modification: 'Marekebisho', deletion: 'Ufutaji', reading: 'Usomaji' },
    choices: {
      type: { creation: 'Uundaji', modification: 'Marekebisho', deletion: 'Ufutaji', reading: 'Usomaji' },
      acted_as: { support: 'Msaada wa Onepos' },
    },
  },
} as const satisfies Messages<typeof activity>;
