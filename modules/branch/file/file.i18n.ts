import type { Messages } from '#core/entity-words.ts';
import type { file } from './file.entity.ts';

export const fileWords = {
  en: {
    one: 'File',
    many: 'Files',
    lower: 'file',
    new: 'New file',
    fields: { name: 'Name', content_type: 'Type', size: 'Size', width: 'Width', height: 'Height' },
    choices: { content_type: { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP' } },
  },
  sw: {
    noun: '5/6',
    one: 'Faili',
    many: 'Mafaili',
    lower: 'faili',
    new: 'Faili jipya',
    fields: { name: 'Jina', content_type: 'Aina', size: 'Ukubwa', width: 'Upana', height: 'Urefu' },
    choices: { content_type: { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP' } },
  },
} as const satisfies Messages<typeof file>;
