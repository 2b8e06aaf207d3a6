import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Icon } from '#ui/icons.tsx';
import { useSay } from '../../i18n/language.tsx';
import type { InputProps } from '../look.ts';
import { LineContext } from './line-context.ts';
import type { LineDraft, LinePart } from './line-parts.ts';
import classes from './lines.module.css';
import { LINES } from './lines.words.ts';
import { usePartTitle } from './use-part-title.ts';

interface LinesInputProps extends InputProps<readonly LineDraft[]> {
  parts: readonly LinePart[];
}

/** Lines below each other, each with the inputs of its fields; lines are added at the end and taken away anywhere. */
export function LinesInput({ parts, words, label, hint, error, disabled, id, ...props }: LinesInputProps) {
  const say = useSay();
  const titleOf = usePartTitle(words, props.fieldKey);
  const { value: lines, onChange, onBlur, isFixed } = props;
  const change = (changed: LineDraft) =>
    onChange(lines.map((line) => (line.key === changed.key ? changed : line)));
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classes.lines}
      aria-describedby={error || hint ? `${id}-message` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>{label}</legend>
      {lines.length === 0 && <p className={classes.none}>{say(LINES.none)}</p>}
      {lines.map((line, index) => (
        <LineContext key={line.key} value={line.typed}>
          <section className={classes.line} aria-label={say(LINES.line, { n: index + 1 })}>
            <div className={classes.parts}>
              {parts.map((part) => (
                <part.look.Input
                  key={part.key}
                  id={`${id}-${index}-${part.column}`}
                  field={part.field}
                  fieldKey={part.key}
                  words={words}
                  label={titleOf(part)}
                  optional={!part.field.options.required && part.field.options.default === undefined}
                  disabled={disabled}
                  value={line.typed[part.column]}
                  onChange={(value) => change({ ...line, typed: { ...line.typed, [part.column]: value } })}
                  onBlur={onBlur}
                />
              ))}
            </div>
            {!disabled && !isFixed && (
              <IconButton
                icon="delete"
                name={say(LINES.remove, { n: index + 1 })}
                onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
              />
            )}
          </section>
        </LineContext>
      ))}
      {!disabled && !isFixed && (
        <div>
          <Button icon="plus" onClick={() => onChange([...lines, blankLine(parts)])}>
            {say(LINES.add)}
          </Button>
        </div>
      )}
      {(error || hint) && (
        <p id={`${id}-message`} role={error ? 'alert' : undefined} className={classes.message}>
          {error && <Icon name="error" size="s" />}
          {error ?? hint}
        </p>
      )}
    </fieldset>
  );
}

function blankLine(parts: readonly LinePart[]): LineDraft {
  return { key: newId(), typed: Object.fromEntries(parts.map(({ column, look }) => [column, look.blank])) };
}
