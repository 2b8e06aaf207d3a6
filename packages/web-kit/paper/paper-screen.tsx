import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useSay } from '../i18n/language.tsx';
import classes from './paper.module.css';
import { PAPER } from './paper.words.ts';
import type { Turn } from './paper-sheet.tsx';

export interface PaperScreenProps {
  /** What the paper is about: the list, or the record. */
  title: string;
  back: { href: string; name: string };
  turn: Turn;
  onTurn: (turn: Turn) => void;
  /** Whether all that belongs on the paper stands on it. */
  isReady: boolean;
  children: ReactNode;
}

/** A paper as it will come out, upright or across; printed by the browser's own dialog. */
export function PaperScreen({ title, back, turn, onTurn, isReady, children }: PaperScreenProps) {
  const say = useSay();
  return (
    <Page look="fill">
      <div className={classes.tools}>
        <PageHeader
          title={say(PAPER.title, { name: title })}
          back={back}
          actions={
            <>
              <Segments
                label={say(PAPER.turn)}
                items={[
                  { value: 'portrait', title: say(PAPER.portrait) },
                  { value: 'landscape', title: say(PAPER.landscape) },
                ]}
                value={turn}
                onChange={(value) => onTurn(value as Turn)}
              />
              <Button kind="primary" icon="print" disabled={!isReady} onClick={() => window.print()}>
                {say(PAPER.print)}
              </Button>
            </>
          }
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too */}
      <section className={classes.stage} aria-label={say(PAPER.turn)} tabIndex={0}>
        {children}
      </section>
    </Page>
  );
}
