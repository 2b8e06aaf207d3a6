import { Card } from '#ui/show/card.tsx';
import { useSay } from '../i18n/language.tsx';
import { RecordFacts } from './record-facts.tsx';
import { RecordLines } from './record-lines.tsx';
import type { RecordProps } from './status-of.tsx';
import { useShownFields } from './use-shown-fields.ts';
import { VIEW } from './view.words.ts';

/** Everything that is known of a record and the user may see, lines in cards of their own; what has no value is left out. */
export function RecordDetails({ entity, row, words }: RecordProps) {
  const say = useSay();
  const { facts, lines } = useShownFields({ entity, row });
  return (
    <>
      <Card title={say(VIEW.details)}>
        <RecordFacts {...{ entity, row, words, facts }} />
      </Card>
      {lines.map((key) => (
        <RecordLines key={key} {...{ entity, row, words }} fieldKey={key} />
      ))}
    </>
  );
}
