import type { ReactNode } from 'react';
import type { Language, Words } from '#core/i18n/language.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import type { IconName } from '#ui/icons.tsx';
import { GuestLayout } from '#ui/layout/guest-layout.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { GUEST } from './guest.words.ts';
import { StockPicture } from './stock-picture.tsx';

export interface GuestFrameProps {
  dark: boolean;
  onDark: (dark: boolean) => void;
  onLanguage: (language: Language) => void;
  /** The landing stands only at the root; any other path shows the card alone. */
  landing: boolean;
  /** Whose page it is, where it is not the product's. */
  host?: string | undefined;
  children: ReactNode;
}

/** What stands around the card before logging in: the name, language and theme, and at the root the landing. */
export function GuestFrame({ dark, onDark, onLanguage, landing, host, children }: GuestFrameProps) {
  const say = useSay();
  const { language } = useLanguage();
  return (
    <GuestLayout
      product={PRODUCT}
      host={host}
      controls={
        <>
          <Segments
            label={say(GUEST.language)}
            items={LANGUAGES}
            value={language}
            onChange={(chosen) => onLanguage(chosen as Language)}
          />
          <IconButton
            icon={dark ? 'sun' : 'moon'}
            name={say(dark ? GUEST.light : GUEST.dark)}
            onClick={() => onDark(!dark)}
          />
        </>
      }
      {...(landing
        ? {
            landing: { title: say(GUEST.title), lede: say(GUEST.lede), picture: <StockPicture /> },
            features: FEATURES.map(({ key, icon, title, text }) => ({
              key,
              icon,
              title: say(title),
              text: say(text),
            })),
          }
        : {})}
    >
      {children}
    </GuestLayout>
  );
}

const LANGUAGES = [
  { value: 'en', title: 'English' },
  { value: 'sw', title: 'Kiswahili' },
];

const FEATURES: readonly { key: string; icon: IconName; title: Words; text: Words }[] = [
  { key: 'stock', icon: 'stock', title: GUEST.stock, text: GUEST.stockText },
  { key: 'excel', icon: 'excel', title: GUEST.excel, text: GUEST.excelText },
  { key: 'books', icon: 'report', title: GUEST.books, text: GUEST.booksText },
  { key: 'languages', icon: 'language', title: GUEST.languages, text: GUEST.languagesText },
];

/** The name that stands where the mock-ups say “Duka”. */
const PRODUCT = 'Onepos';
