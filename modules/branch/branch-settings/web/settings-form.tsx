import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { PriceMode } from '#core/trade/vat.ts';
import { enterGoesOn } from '#ui/layout/enter-goes-on.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SaveBar } from '#ui/layout/save-bar.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import type { WireRow } from '#web-kit/api/queries.ts';
import { DraftOffer } from '#web-kit/form/draft-offer.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { LeaveQuestion } from '#web-kit/form/leave-question.tsx';
import { StaleDialog } from '#web-kit/form/stale-dialog.tsx';
import { useEntityForm } from '#web-kit/form/use-entity-form.ts';
import { counted } from '#web-kit/i18n/counted.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { BooksBegin } from '../../business/web/books-begin.tsx';
import { VatRates } from '../../vat-rate/web/vat-rates.tsx';
import { branchSettingsWords } from '../branch-settings.i18n.ts';
import { Preview } from './preview.tsx';
import { SettingControl, settingId } from './setting-control.tsx';
import type { Installation } from './setting-hint.ts';
import classes from './settings.module.css';
import { CHANGED, SETTINGS } from './settings.words.ts';
import { groupId, SettingsGroups } from './settings-groups.tsx';
import { type SettingGroup, settingsOnScreen } from './settings-on-screen.ts';
import { useSaveSettings } from './use-branch-settings.ts';

const FORM_ID = 'branch-settings-form';

/** Settings that mean something only while another is on. */
const NEEDS: Readonly<Record<string, string>> = { remind_expired_products: 'products_can_expire' };

interface SettingsFormProps {
  row: WireRow;
  /** Whether an SMS leaves this installation. */
  installation: Installation;
  onBase: (row: WireRow) => void;
}

/**
 * Groups left, controls in the middle, what they do at the right; nothing else changes until it is saved (ui.md §10). `find` in
 * the address names the setting that is looked for.
 */
export function SettingsForm({ row, installation, onBase }: SettingsFormProps) {
  const say = useSay();
  const { name } = useBranch();
  const { language } = useLanguage();
  const words = branchSettingsWords[language];
  const form = useEntityForm(settingsOnScreen, row);
  const { save, saving, newer, dismissNewer } = useSaveSettings(form.base ?? row, form, onBase);
  const [group, setGroup] = useState<SettingGroup>('appearance');
  const { faulty } = form;
  const { find } = useSearch({ strict: false }) as { find?: string };
  useEffect(() => {
    const row = find ? document.getElementById(rowId(find)) : null;
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [find]);
  const changes = Object.keys(form.changes).length;
  const typed = (key: string) => String(form.typed[key]);
  const isAsked = ({ key }: { key: string }) => form.typed[NEEDS[key] ?? ''] !== false;
  return (
    <Page
      bar={
        <SaveBar
          form={FORM_ID}
          save={say(SETTINGS.save)}
          saving={saving}
          disabled={changes === 0}
          cancel={{ title: say(SETTINGS.discard), onPress: () => form.reset() }}
          note={changes > 0 ? say(counted(CHANGED, changes), { n: changes }) : undefined}
          {...(faulty
            ? {
                fault: {
                  text: say(FORM.fix, { field: words.fields[faulty.key as keyof typeof words.fields] }),
                  onPress: () => document.getElementById(settingId(faulty.column))?.focus(),
                },
              }
            : {})}
        />
      }
    >
      <PageHeader title={say(SETTINGS.title)} chip={<Chip>{name}</Chip>} />
      <div className={classes.settings}>
        <SettingsGroups current={group} onChoose={setGroup} />
        <form
          id={FORM_ID}
          className={classes.cards}
          noValidate
          onKeyDown={enterGoesOn}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {form.sections.map((section) => (
            <div key={section.key} id={groupId(section.key)}>
              <Card {...words.sections[section.key as SettingGroup]} flush>
                <div className={classes.rows}>
                  {section.rows
                    .flat()
                    .filter(isAsked)
                    .map((setting) => (
                      <div key={setting.key} id={rowId(setting.key)}>
                        <SettingControl {...{ form, setting, installation }} />
                      </div>
                    ))}
                  {section.key === 'money' && <VatRates mode={modeOf(form.typed.price_mode)} />}
                  {section.key === 'money' && <BooksBegin />}
                </div>
              </Card>
            </div>
          ))}
        </form>
        <Preview
          primary={typed('primary_color')}
          radius={typed('border_radius')}
          fontSize={typed('font_size')}
          fontFamily={typed('font_family')}
          padding={typed('padding')}
          margin={typed('margin')}
          amounts={typed('currency_format')}
        />
      </div>
      {newer && (
        <StaleDialog
          {...{ form, newer }}
          entity={settingsOnScreen}
          opened={form.base ?? row}
          onClose={dismissNewer}
          onKeepMine={() => {
            dismissNewer();
            void save(newer);
          }}
          onTakeTheirs={() => {
            form.forgetDraft();
            onBase(newer);
          }}
        />
      )}
      <DraftOffer form={form} one={words.lower} />
      <LeaveQuestion isTyped={() => form.isChanged} isDrafted />
    </Page>
  );
}

function rowId(key: string): string {
  return `row-of-${key}`;
}

function modeOf(typed: unknown): PriceMode {
  return typed === 'exclusive' ? 'exclusive' : 'inclusive';
}
