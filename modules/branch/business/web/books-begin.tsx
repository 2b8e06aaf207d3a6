import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { ask, call } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useCurrentUser } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { type Books, booksAnswer } from '../books.answer.ts';
import { BOOKS_BEGIN } from '../books-begin.words.ts';
import classes from './books-begin.module.css';

const booksOfBusiness = queryOptions({
  queryKey: ['business-books'] as const,
  queryFn: ({ signal }) => ask(booksAnswer, 'business/books', { signal }),
});

/** The first day of the books of the business, and for owners the way to move it. */
export function BooksBegin() {
  const say = useSay();
  const { language } = useLanguage();
  const { account_type } = useCurrentUser();
  const { data, isError } = useQuery(booksOfBusiness);
  return (
    <section className={classes.books} aria-label={say(BOOKS_BEGIN.title)}>
      <Stack gap={3}>
        <div>
          <b>{say(BOOKS_BEGIN.title)}</b>
          <p>{say(BOOKS_BEGIN.why)}</p>
        </div>
        {isError && !data && <Notice tone="danger">{say(BOOKS_BEGIN.notLoaded)}</Notice>}
        {data && account_type !== 'owner' && <p>{dayText(data.books_begin, language)}</p>}
        {data && account_type === 'owner' && <BeginForm key={data.books_begin} {...data} />}
      </Stack>
    </section>
  );
}

function BeginForm({ books_begin }: Books) {
  const say = useSay();
  const today = useToday();
  const client = useQueryClient();
  const { sending, fields, send } = useSending();
  const [day, setDay] = useState(books_begin);
  const save = () =>
    send(async () => {
      await call('PUT', 'business/books', { body: { books_begin: day }, idempotencyKey: newId() });
      showToast({ tone: 'success', title: say(BOOKS_BEGIN.saved) });
      await client.invalidateQueries();
    });
  return (
    <div className={classes.form}>
      <DateInput
        label={say(BOOKS_BEGIN.title)}
        value={day}
        onChange={setDay}
        latest={today}
        error={fields.books_begin}
      />
      <Button loading={sending} disabled={day === '' || day === books_begin} onClick={() => void save()}>
        {say(BOOKS_BEGIN.save)}
      </Button>
    </div>
  );
}
