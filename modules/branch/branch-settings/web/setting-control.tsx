import { Segments } from '#ui/actions/segments.tsx';
import { ColourInput } from '#ui/fields/colour-input.tsx';
import type { Option } from '#ui/fields/options.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { choiceText } from '#web-kit/fields/choice/words.ts';
import type { FormField } from '#web-kit/form/form-fields.ts';
import type { EntityForm } from '#web-kit/form/use-entity-form.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { branchSettingsWords } from '../branch-settings.i18n.ts';
import { LENGTH_RANGES } from './length.ts';
import { LengthRow } from './length-row.tsx';
import { type Installation, settingHint } from './setting-hint.ts';
import { SettingRow } from './setting-row.tsx';
import classes from './settings.module.css';
import { SETTINGS } from './settings.words.ts';
import { textContrast } from './text-contrast.ts';

interface SettingProps {
  form: EntityForm;
  setting: FormField;
}

/** The control of one setting, chosen by what kind of thing it is. */
export function SettingControl({
  form,
  setting,
  installation,
}: SettingProps & { installation: Installation }) {
  const { language } = useLanguage();
  const words = branchSettingsWords[language];
  const { key, column, field } = setting;
  const range = key in LENGTH_RANGES && LENGTH_RANGES[key as keyof typeof LENGTH_RANGES];
  const title: string = words.fields[key as keyof typeof words.fields];
  const hint = settingHint(key, language, installation);
  const value = form.typed[column];
  const common = { id: settingId(column), value: String(value), onChange: set, error: form.errorOf(column) };
  function set(changed: unknown) {
    form.set(column, changed);
    form.look(column);
  }
  if (range) return <LengthRow {...common} title={title} range={range} />;
  if (key === 'primary_color') return <ColourRow {...common} title={title} />;
  if (key === 'font_family') return <FontRow {...common} title={title} />;
  if (field.kind.name === 'flag')
    return (
      <div className={classes.switch}>
        <Switch label={title} hint={hint} side="right" checked={value === true} onChange={set} />
      </div>
    );
  if (field.choices)
    return (
      <SettingRow title={title} why={hint}>
        <Segments
          block
          label={title}
          value={String(value)}
          onChange={set}
          items={field.choices.map((choice) => ({ value: choice, title: choiceText(words, key, choice) }))}
        />
      </SettingRow>
    );
  return <PlainRow {...{ form, setting, title }} why={hint} />;
}

/** Any other kind keeps the input that forms give it. */
function PlainRow({ form, setting, title, why }: SettingProps & { title: string; why: string | undefined }) {
  const { language } = useLanguage();
  const { key, column, field, look } = setting;
  return (
    <div className={classes.switch}>
      <look.Input
        id={settingId(column)}
        field={field}
        fieldKey={key}
        words={branchSettingsWords[language]}
        label={title}
        hint={why}
        optional={false}
        error={form.errorOf(column)}
        value={form.typed[column]}
        onChange={(value) => form.set(column, value)}
        onBlur={() => form.look(column)}
      />
    </div>
  );
}

interface RowProps {
  id: string;
  title: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function ColourRow({ title, value, ...props }: RowProps) {
  const say = useSay();
  const ratio = textContrast(value).toFixed(1);
  return (
    <SettingRow
      wide
      title={title}
      note={
        <Chip tone="success" icon="check">
          {say(SETTINGS.contrast, { ratio })}
        </Chip>
      }
    >
      <ColourInput
        {...props}
        value={value}
        label={title}
        labelHidden
        nameSwatch={(colour) => say(SETTINGS.swatch, { colour })}
        openName={say(SETTINGS.openColour)}
        shadeName={say(SETTINGS.shade)}
        hueName={say(SETTINGS.hue)}
      />
    </SettingRow>
  );
}

function FontRow({ title, value, ...props }: RowProps) {
  const say = useSay();
  return (
    <SettingRow title={title}>
      <Select
        {...props}
        label={title}
        labelHidden
        value={value}
        options={fontOptions(value, say(SETTINGS.deviceFont))}
      />
    </SettingRow>
  );
}

/** Where the bar leads to when a setting must be mended. */
export function settingId(column: string): string {
  return `setting-${column}`;
}

/** Fonts that a device has or that we bring along; those of a name it lacks fall back to its own. */
const FONTS = ['Inter', 'Arial', 'Verdana', 'Tahoma', 'Trebuchet MS', 'Georgia'];

/** The fonts to choose from; one that was set by another way stays among them. */
function fontOptions(chosen: string, deviceFont: string): Option[] {
  const names = FONTS.includes(chosen) || chosen === 'system-ui' ? FONTS : [chosen, ...FONTS];
  return [...names.map((name) => ({ value: name, title: name })), { value: 'system-ui', title: deviceFont }];
}
