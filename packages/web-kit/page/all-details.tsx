import { useState } from 'react';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { Fold } from '#ui/show/fold.tsx';
import { FieldCell } from '../fields/field-cell.tsx';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { columnTitle } from '../list/sort-choices.ts';
import { PostedOf } from '../record/record-posting.tsx';
import type { RecordProps } from '../record/status-of.tsx';
import { useShownFields } from '../record/use-shown-fields.ts';
import { PAGE } from './page.words.ts';

const KEPT_AS = 'all-details';

/** Every field that has a value, then the entry that it posted; folded as the user last left it. */
export function AllDetails(props: RecordProps) {
  const say = useSay();
  const [startsOpen] = useState(() => localStorage.getItem(KEPT_AS) === 'open');
  return (
    <Fold
      title={say(PAGE.allDetails)}
      startsOpen={startsOpen}
      onToggled={(isOpen) => localStorage.setItem(KEPT_AS, isOpen ? 'open' : 'folded')}
    >
      {() => (
        <>
          <EveryField {...props} />
          <PostedOf {...props} />
        </>
      )}
    </Fold>
  );
}

function EveryField({ entity, row, words }: RecordProps) {
  const { language } = useLanguage();
  const { facts } = useShownFields({ entity, row });
  return (
    <Card>
      <Facts
        look="wide"
        items={facts.map((key) => ({
          key,
          title: columnTitle(key, words, language),
          value: <FieldCell entity={entity} fieldKey={key} row={row} words={words} />,
        }))}
      />
    </Card>
  );
}
