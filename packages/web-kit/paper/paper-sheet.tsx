import type { ReactNode } from 'react';
import { OnPaperContext } from '../fields/on-paper.ts';
import { instantText } from '../format/day.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { useBranch, useCurrentUser } from '../user/current-user.tsx';
import { Letterhead } from './letterhead.tsx';
import classes from './paper.module.css';
import { PAPER } from './paper.words.ts';

export type Turn = 'portrait' | 'landscape';

export interface PaperSheetProps {
  /** What the paper is about: the list, or the record. */
  title: string;
  /** What kind of record it is. */
  kind?: string;
  turn: Turn;
  children: ReactNode;
}

/** A4 in black on white: whose it is, what it is about, and when who printed it; below that its contents. */
export function PaperSheet({ title, kind, turn, children }: PaperSheetProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const { name } = useCurrentUser();
  const moment = instantText(new Date().toISOString(), language, timeZone);
  return (
    <article className={classes.sheet} data-turn={turn} aria-label={say(PAPER.title, { name: title })}>
      <header className={classes.head}>
        <Letterhead />
        <div className={classes.subject}>
          <h2>{title}</h2>
          {kind && kind !== title && <span>{kind}</span>}
          <span>{say(PAPER.printed, { moment, name })}</span>
        </div>
      </header>
      <OnPaperContext value>{children}</OnPaperContext>
    </article>
  );
}
