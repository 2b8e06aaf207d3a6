import { useState } from 'react';
import { columnOf } from '#core/define-entity.ts';
import { saysNothing } from '#core/document-page.ts';
import { Card } from '#ui/show/card.tsx';
import { Fold } from '#ui/show/fold.tsx';
import { useSay } from '../i18n/language.tsx';
import { RecordFacts } from '../record/record-facts.tsx';
import { RecordLines } from '../record/record-lines.tsx';
import { PostedOf } from '../record/record-posting.tsx';
import type { RecordProps } from '../record/status-of.tsx';
import { useShownFields } from '../record/use-shown-fields.ts';
import { PAGE } from './page.words.ts';
import { usePage } from './use-page.ts';

const KEPT_AS = 'all-details';

/** Every field that has a value, lines that are no part of its paper, then the entry that it posted; folded as the user last left it. */
export function AllDetails(props: RecordProps) {
  const say = useSay();
  const { facts: all, lines } = useShownFields(props);
  const { entity, row } = props;
  const facts = all.filter((key) => {
    const field = entity.fields[key];
    return !field || !saysNothing(row[columnOf(key, field)]);
  });
  const page = usePage(entity);
  const others = lines.filter((key) => key !== page.lines && !page.paid.includes(key));
  const [startsOpen] = useState(() => localStorage.getItem(KEPT_AS) === 'open');
  return (
    <Fold
      title={say(PAGE.allDetails)}
      startsOpen={startsOpen}
      onToggled={(isOpen) => localStorage.setItem(KEPT_AS, isOpen ? 'open' : 'folded')}
    >
      {() => (
        <>
          <Card>
            <RecordFacts {...props} facts={facts} />
          </Card>
          {others.map((key) => (
            <RecordLines key={key} {...props} fieldKey={key} />
          ))}
          <PostedOf {...props} />
        </>
      )}
    </Fold>
  );
}
