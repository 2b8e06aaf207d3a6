import { useState } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { Preview } from '../message-questions.answer.ts';
import classes from './compose.module.css';
import { COMPOSE, COUNTS } from './compose.words.ts';
import { reasonText } from './message-calls.ts';

/** What each person reads, one after another as on their phones, and who is left out and why. */
export function PreviewCard({ preview }: { preview: Preview | undefined }) {
  const say = useSay();
  const [at, setAt] = useState(0);
  const shown = preview?.shown ?? [];
  const place = Math.min(at, Math.max(shown.length - 1, 0));
  const person = shown[place];
  const step = (by: number) => setAt((place + by + shown.length) % shown.length);
  return (
    <>
      <Card
        title={say(COMPOSE.preview)}
        action={
          preview && preview.most_parts > 1 ? (
            <Chip>{say(COMPOSE.longest, { n: preview.most_parts })}</Chip>
          ) : undefined
        }
      >
        {person ? (
          <>
            <div className={classes.handset}>
              <div className={classes.from}>
                <b>{preview?.sender ?? say(COMPOSE.sms)}</b>
                <span>{say(COMPOSE.to, { phone: person.phone })}</span>
              </div>
              <p className={classes.bubble}>{person.text}</p>
            </div>
            <div className={classes.step}>
              <IconButton icon="chevron-left" name={say(COMPOSE.before)} onClick={() => step(-1)} />
              <span>
                <b>{person.name}</b>
                <small>{say(COMPOSE.place, { n: place + 1, all: preview?.people ?? 0 })}</small>
              </span>
              <IconButton icon="chevron-right" name={say(COMPOSE.next)} onClick={() => step(1)} />
            </div>
          </>
        ) : (
          <p>{say(COMPOSE.nothingYet)}</p>
        )}
      </Card>
      {preview && preview.not_written.length > 0 && (
        <Card title={say(COMPOSE.leftOut)} note={sayCounted(say, COUNTS.leftOut, preview.left_out)} flush>
          <LineList
            lines={preview.not_written.map((one, index) => ({
              key: String(index),
              title: one.name,
              note: reasonText(say, one),
            }))}
          />
        </Card>
      )}
    </>
  );
}
