import type { Language } from '#core/i18n/language.ts';
import { Devices } from '#modules/employee/public.web.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useCurrentUser } from '#web-kit/user/current-user.tsx';
import { PinCard } from '../../approval/web/pin-card.tsx';
import { TwoFactorCard } from '../../two-factor/web/two-factor-card.tsx';
import { useChangeOwnSettings } from './own-settings.ts';
import { SETTINGS } from './settings.words.ts';

/** How one likes it: theme, language, scanning; and where one is logged in. Each choice holds at once. */
export default function PreferencesScreen() {
  const say = useSay();
  const { settings } = useCurrentUser();
  const { language, choose } = useLanguage();
  const change = useChangeOwnSettings();
  const set = (part: Readonly<Record<string, unknown>>) => void change({ settings: part });
  return (
    <Page look="form">
      <PageHeader title={say(SETTINGS.preferences)} />
      <Stack>
        <Card title={say(SETTINGS.look)} note={say(SETTINGS.lookWhy)}>
          <Stack>
            <Row between>
              <span>{say(SETTINGS.theme)}</span>
              <Segments
                label={say(SETTINGS.theme)}
                value={settings.theme}
                onChange={(theme) => set({ theme })}
                items={[
                  { value: 'light', title: say(SETTINGS.light), icon: 'sun' },
                  { value: 'dark', title: say(SETTINGS.dark), icon: 'moon' },
                  { value: 'automatic', title: say(SETTINGS.automatic), icon: 'clock' },
                ]}
              />
            </Row>
            <Row between>
              <span>{say(SETTINGS.language)}</span>
              <Segments
                label={say(SETTINGS.language)}
                value={language}
                onChange={(chosen) => {
                  choose(chosen as Language);
                  set({ language: chosen });
                }}
                items={[
                  { value: 'en', title: 'English' },
                  { value: 'sw', title: 'Kiswahili' },
                ]}
              />
            </Row>
          </Stack>
        </Card>
        <Card title={say(SETTINGS.scanning)} note={say(SETTINGS.scanningWhy)}>
          <Stack>
            <Switch
              label={say(SETTINGS.allowed)}
              side="right"
              checked={settings.barcode_allowed}
              onChange={(barcode_allowed) => set({ barcode_allowed })}
            />
            <Switch
              label={say(SETTINGS.sound)}
              side="right"
              checked={settings.barcode_sound}
              onChange={(barcode_sound) => set({ barcode_sound })}
            />
            <Switch
              label={say(SETTINGS.vibration)}
              side="right"
              checked={settings.barcode_vibration}
              onChange={(barcode_vibration) => set({ barcode_vibration })}
            />
          </Stack>
        </Card>
        <Card title={say(SETTINGS.keyboard)} note={say(SETTINGS.keyboardWhy)}>
          <Switch
            label={say(SETTINGS.singleKeys)}
            side="right"
            checked={settings.single_keys ?? true}
            onChange={(single_keys) => set({ single_keys })}
          />
        </Card>
        <TwoFactorCard />
        <PinCard />
        <Devices />
      </Stack>
    </Page>
  );
}
