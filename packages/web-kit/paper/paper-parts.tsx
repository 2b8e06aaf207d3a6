import type { ReactNode } from 'react';
import { useSay } from '../i18n/language.tsx';
import sheet from './paper.module.css';
import { PAPER } from './paper.words.ts';
import classes from './paper-parts.module.css';

export interface PaperFact {
  title: string;
  /** What is not known is left out. */
  value: ReactNode;
}

/** What a sheet says first, in two columns. */
export function PaperFacts({ facts }: { facts: readonly PaperFact[] }) {
  return (
    <dl className={sheet.facts}>
      {facts.map(
        ({ title, value }) =>
          value && (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A part of a sheet under its name, with how many there are of it. */
export function PaperPart({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={sheet.part}>
      <h3>
        {title} {note && <span>{note}</span>}
      </h3>
      {children}
    </section>
  );
}

export interface PaperSignature {
  title: string;
  /** Who signs, where that is known. */
  name?: string | null;
  /** Where he has signed already, on a screen. */
  signature?: ReactNode;
  /** When that was, where it is known. */
  moment?: string | null;
}

/** Where people sign: each with a name, a line and the moment. */
export function PaperSignatures({ people }: { people: readonly PaperSignature[] }) {
  const say = useSay();
  return (
    <div className={classes.signatures}>
      {people.map(({ title, name, signature, moment }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>
            {say(PAPER.name)} <span>{name}</span>
          </p>
          <p>
            {say(PAPER.signature)} <span>{signature}</span>
          </p>
          <p>
            {say(PAPER.dateAndTime)} <span>{moment}</span>
          </p>
        </section>
      ))}
    </div>
  );
}

/** A box in which something is written by hand. */
export function PaperBox({ title }: { title: string }) {
  return <div className={classes.box}>{title}</div>;
}
