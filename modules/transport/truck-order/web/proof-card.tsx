import { Card } from '#ui/show/card.tsx';
import { fileAddress } from '#web-kit/fields/image/file-address.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import classes from './proof-card.module.css';
import { TRIP_CARDS } from './trip-cards.words.ts';

/** What shows that the goods were handed over: the photo of the driver, and how the receiver signed. */
export function ProofCard({ row, words }: RecordProps) {
  const say = useSay();
  const pictures = [
    { key: 'proof_photo', id: row.proof_photo_id },
    { key: 'signature', id: row.signature_id },
  ];
  const shown = pictures.filter(({ id }) => typeof id === 'string');
  if (shown.length === 0) return null;
  return (
    <Card title={say(TRIP_CARDS.proof)}>
      <div className={classes.pictures}>
        {shown.map(({ key, id }) => (
          <figure key={key}>
            <a href={fileAddress(String(id))} target="_blank" rel="noreferrer">
              <img
                src={fileAddress(String(id))}
                alt={words.fields[key] ?? key}
                data-drawn={key === 'signature' || undefined}
              />
            </a>
            <figcaption>
              {[words.fields[key], key === 'signature' && row.received_by].filter(Boolean).join(': ')}
            </figcaption>
          </figure>
        ))}
      </div>
    </Card>
  );
}
