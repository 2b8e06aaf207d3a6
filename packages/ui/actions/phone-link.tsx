import { groupedPhone } from '../fields/phone-text.ts';
import classes from './text-link.module.css';

/** A number that is called by a press. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:+${number}`} className={classes.link} data-size="m">
      {groupedPhone(number)}
    </a>
  );
}
