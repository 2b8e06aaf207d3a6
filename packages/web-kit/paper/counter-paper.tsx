import type { ReactNode, RefObject } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { useSay } from '../i18n/language.tsx';
import classes from './counter-paper.module.css';
import { Letterhead } from './letterhead.tsx';
import { PAPER } from './paper.words.ts';

/** A paper of the counter and what one does with it. */
export interface PaperInHand<S extends string> {
  ref: RefObject<HTMLElement | null>;
  size: S;
  sizes: readonly S[];
  choose(size: S): void;
  print(): Promise<void>;
  share(as: 'pdf', name: string): Promise<void>;
  busy: boolean;
}

interface CounterPaperProps {
  paper: Pick<PaperInHand<string>, 'ref' | 'size'>;
  /** What kind of paper it is, and the number on it. */
  kind: string;
  number: string;
  /** A label that is stuck onto something has no letterhead and large letters. */
  isLabel?: boolean;
  children: ReactNode;
}

/** A paper as it will come off the roll or the sheet, black on white, on the counter: what is wider than that is shown smaller. */
export function CounterPaper({ paper, kind, number, isLabel = false, children }: CounterPaperProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too
    <section className={classes.counter} aria-label={kind} tabIndex={0}>
      <div className={classes.shown} data-size={paper.size}>
        <article
          ref={paper.ref}
          className={classes.paper}
          data-size={paper.size}
          aria-label={`${kind} ${number}`}
        >
          {!isLabel && <Letterhead />}
          <h3 data-big={isLabel || undefined}>
            {kind} <b>{number}</b>
          </h3>
          {children}
        </article>
      </div>
    </section>
  );
}

/** One thing that a paper says; what is not known is a line to be filled in by hand. */
export function CounterFact({ title, value }: { title: string; value: string | null | undefined }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd className={value ? undefined : classes.blank}>{value}</dd>
    </div>
  );
}

/** What closes a paper and stands on one sheet with the facts just before it. */
export function CounterClosing({ children }: { children: ReactNode }) {
  return <div data-closing>{children}</div>;
}

/** Where people sign, side by side. */
export function CounterSigned({ who }: { who: readonly string[] }) {
  return (
    <div className={classes.signed}>
      {who.map((title) => (
        <span key={title}>{title}</span>
      ))}
    </div>
  );
}

interface PaperToolsProps<S extends string> {
  paper: PaperInHand<S>;
  /** What its file is called. */
  name: string;
  /** Where printing is not what comes next. */
  isQuiet?: boolean;
  children?: ReactNode;
}

/** What one does with a paper of the counter: print it, share it, and choose what it comes on. */
export function PaperTools<S extends string>({ paper, name, isQuiet, children }: PaperToolsProps<S>) {
  const say = useSay();
  return (
    <>
      <Button
        kind={isQuiet ? 'secondary' : 'primary'}
        icon="print"
        loading={paper.busy}
        onClick={() => void paper.print()}
      >
        {say(PAPER.print)}
      </Button>
      <Button onClick={() => void paper.share('pdf', name)}>{say(PAPER.asPdf)}</Button>
      {children}
      <PlainSelect
        aria-label={say(PAPER.size)}
        options={paper.sizes.map((size) => ({ value: size, title: size.replace('mm', ' mm') }))}
        value={paper.size}
        onChange={(size) => paper.choose(size as S)}
      />
    </>
  );
}
