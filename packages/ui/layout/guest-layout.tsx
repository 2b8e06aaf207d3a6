import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import { UiLink } from '../theme/link.tsx';
import classes from './guest-layout.module.css';

export interface GuestLayoutProps {
  /** Name of the product. */
  product: string;
  homeHref?: string;
  /** Whose page it is, in place of the product: a shop that wrote to its customer. Its name leads nowhere. */
  host?: string | undefined;
  /** Language and theme, at the top right. */
  controls?: ReactNode;
  /** The landing words; hidden on phones, where the card comes first. */
  landing?: { title: string; lede: string; picture?: ReactNode };
  features?: readonly { key: string; icon: IconName; title: string; text: string }[];
  /** GuestCard. */
  children: ReactNode;
}

/** Before logging in: the product in words at the left, the card at the right; on phones the card alone. */
export function GuestLayout({
  product,
  host,
  homeHref = '/',
  controls,
  landing,
  features = [],
  children,
}: GuestLayoutProps) {
  return (
    <div className={classes.guest}>
      <header className={classes.top}>
        {host === undefined ? (
          <UiLink href={homeHref} className={classes.wordmark}>
            <span className={classes.mark}>
              <Icon name="branch" />
            </span>
            {product}
          </UiLink>
        ) : (
          <span className={classes.wordmark}>{host}</span>
        )}
        <div className={classes.controls}>{controls}</div>
      </header>
      <main className={classes.hero} data-alone={landing ? undefined : true}>
        {landing && (
          <div className={classes.landing}>
            <h2>{landing.title}</h2>
            <p>{landing.lede}</p>
            {landing.picture && (
              <div className={classes.picture} aria-hidden>
                {landing.picture}
              </div>
            )}
          </div>
        )}
        {children}
      </main>
      {features.length > 0 && (
        <aside aria-label={product}>
          <ul className={classes.features}>
            {features.map((feature) => (
              <li key={feature.key}>
                <span className={classes.badge}>
                  <Icon name={feature.icon} />
                </span>
                <div>
                  <b>{feature.title}</b>
                  <p>{feature.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  );
}

export interface GuestCardProps {
  title: string;
  text?: string;
  /** Absent where what stands in it has forms of its own. */
  onSubmit?: () => void;
  children: ReactNode;
}

/** The card of a guest page: a title, one line, the fields and one button. */
export function GuestCard({ title, text, onSubmit, children }: GuestCardProps) {
  const content = (
    <>
      <div className={classes.head}>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children}
    </>
  );
  if (!onSubmit) return <section className={classes.card}>{content}</section>;
  return (
    <form
      className={classes.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {content}
    </form>
  );
}
