import type { ReactNode } from 'react';
import { UiLink } from '../theme/link.tsx';
import { Figure } from './figure.tsx';
import classes from './kpi-card.module.css';
import { SparkLine } from './spark-line.tsx';

export interface KpiCardProps {
  title: string;
  /** The amount as written. */
  amount: string;
  currency?: string;
  /** How it came about, small beside the title. */
  curve?: readonly number[];
  /** Change and words under the figure. */
  note?: ReactNode;
  /** The list behind the figure; the whole card opens it. */
  href?: string;
  /** The figure one came for: wider and larger. */
  lead?: boolean;
}

/** A key figure with how it moved; on phones those after the first are rows. */
export function KpiCard({ title, amount, currency, curve, note, href, lead }: KpiCardProps) {
  return (
    <article className={classes.kpi} data-lead={lead || undefined}>
      <h2 className={classes.title}>
        {href ? (
          <UiLink href={href} className={classes.link}>
            {title}
          </UiLink>
        ) : (
          title
        )}
      </h2>
      {curve && (
        <span className={classes.spark}>
          <SparkLine values={curve} />
        </span>
      )}
      <p className={classes.amount} title={amount}>
        <Figure amount={amount} {...(currency ? { currency } : {})} size={lead ? 'xl' : 'l'} />
      </p>
      {note && <p className={classes.note}>{note}</p>}
    </article>
  );
}

/** Key figures beside each other, the first the widest. */
export function KpiRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.row} aria-label={label}>
      {children}
    </section>
  );
}
