import { z } from 'zod';
import { file } from '#core/define-answer.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { PictureAnswer } from '#server-kit/http/file-answer.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import type { QueryOperation } from '#server-kit/operation/operation.ts';

interface Kept {
  content_type: string;
  content: Buffer;
}

/** A picture of one's own business, for pages that show it; there is no list of them. */
export const showFile: QueryOperation = {
  ...defineQuery({
    name: 'file.show',
    route: 'GET api/file',
    permission: 'free_access',
    input: z.strictObject({ id: z.uuid('not_id') }),
    answers: file('image/*'),
    async run({ tx, input }) {
      const [kept] = await tx.query<Kept>(
        `select f.content_type, c.content
           from files f join file_contents c on c.business_id = f.business_id and c.file_id = f.id
          where f.id = $1 and f.deleted_at is null`,
        [input.id],
      );
      if (!kept) throw NotFound();
      return new PictureAnswer(kept.content_type, kept.content);
    },
  }),
  by: 'cookie',
};
