import { Icon } from '#ui/icons.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { branchSettingsWords } from '../branch-settings.i18n.ts';
import classes from './settings.module.css';
import { SETTINGS } from './settings.words.ts';
import { SETTING_GROUPS, type SettingGroup } from './settings-on-screen.ts';

/** The groups at the left; a press brings the card of one into sight. */
export function SettingsGroups({
  current,
  onChoose,
}: {
  current: SettingGroup;
  onChoose: (group: SettingGroup) => void;
}) {
  const say = useSay();
  const { language } = useLanguage();
  const { sections } = branchSettingsWords[language];
  return (
    <nav className={classes.groups} aria-label={say(SETTINGS.groups)}>
      {SETTING_GROUPS.map(({ key, icon }) => (
        <button
          key={key}
          type="button"
          aria-current={key === current || undefined}
          onClick={() => {
            onChoose(key);
            document.getElementById(groupId(key))?.scrollIntoView({ behavior: 'smooth', block: 'start' });
          }}
        >
          <Icon name={icon} />
          {sections[key].title}
        </button>
      ))}
    </nav>
  );
}

export function groupId(key: string): string {
  return `settings-of-${key}`;
}
