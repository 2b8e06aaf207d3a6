import type { AnyEntity } from '#core/define-entity.ts';
import type { Field } from '#core/fields/kind.ts';
import { operatorsOf } from '#core/list-filter.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { useSay } from '../../i18n/language.tsx';
import { useEntityWords } from '../../screens/registry.tsx';
import {
  type DraftGroup,
  type DraftPart,
  type DraftRule,
  emptyGroup,
  isDraftGroup,
  ruleFor,
} from './draft.ts';
import { FILTER } from './filter.words.ts';
import classes from './filter-group.module.css';
import { useFilterTitle } from './filter-title.ts';
import { questionText } from './rule-text.tsx';
import { RuleValue } from './rule-value.tsx';

export interface FilterGroupProps {
  entity: AnyEntity;
  fields: ReadonlyMap<string, Field>;
  group: DraftGroup;
  /** Whether no further rule may be added. */
  full: boolean;
  /** The group inside another has no groups of its own. */
  inner?: boolean;
  onChange: (group: DraftGroup) => void;
  onRemove?: () => void;
}

/** Conditions of which all or any must hold, and groups of such conditions among them. */
export function FilterGroupBox({ entity, fields, group, full, inner, onChange, onRemove }: FilterGroupProps) {
  const say = useSay();
  const [first = ''] = fields.keys();
  const put = (changed: DraftPart) =>
    onChange({ ...group, parts: group.parts.map((part) => (part.key === changed.key ? changed : part)) });
  const drop = (key: number) => onChange({ ...group, parts: group.parts.filter((part) => part.key !== key) });
  const add = (part: DraftPart) => onChange({ ...group, parts: [...group.parts, part] });
  const newRule = () => ruleFor(first, fields.get(first)?.kind.name ?? 'text');
  return (
    <section
      className={inner ? classes.inner : undefined}
      aria-label={say(inner ? FILTER.group : FILTER.conditions)}
    >
      <Stack gap={3}>
        {(group.parts.length > 1 || inner) && (
          <Row between>
            <PlainSelect
              aria-label={say(FILTER.join)}
              value={group.join}
              onChange={(join) => onChange({ ...group, join: join === 'any' ? 'any' : 'all' })}
              options={[
                { value: 'all', title: say(FILTER.all) },
                { value: 'any', title: say(FILTER.any) },
              ]}
            />
            {onRemove && (
              <IconButton icon="close" size="s" name={say(FILTER.removeGroup)} onClick={onRemove} />
            )}
          </Row>
        )}
        {group.parts.map((part) =>
          isDraftGroup(part) ? (
            <FilterGroupBox
              key={part.key}
              {...{ entity, fields, full }}
              inner
              group={part}
              onChange={put}
              onRemove={() => drop(part.key)}
            />
          ) : (
            <RuleBox
              key={part.key}
              {...{ entity, fields }}
              rule={part}
              onChange={put}
              onRemove={() => drop(part.key)}
            />
          ),
        )}
        <Row>
          <Button size="s" icon="plus" disabled={full} onClick={() => add(newRule())}>
            {say(FILTER.add)}
          </Button>
          {!inner && group.parts.length > 0 && (
            <Button
              size="s"
              kind="ghost"
              disabled={full}
              onClick={() => add({ ...emptyGroup(group.join === 'all' ? 'any' : 'all'), parts: [newRule()] })}
            >
              {say(FILTER.addGroup)}
            </Button>
          )}
        </Row>
      </Stack>
    </section>
  );
}

interface RuleBoxProps {
  entity: AnyEntity;
  fields: ReadonlyMap<string, Field>;
  rule: DraftRule;
  onChange: (rule: DraftRule) => void;
  onRemove: () => void;
}

function RuleBox({ entity, fields, rule, onChange, onRemove }: RuleBoxProps) {
  const say = useSay();
  const words = useEntityWords(entity);
  const titleOf = useFilterTitle(entity);
  const field = fields.get(rule.field);
  if (!field) return null;
  const kind = field.kind.name;
  return (
    <div className={classes.rule}>
      <PlainSelect
        aria-label={say(FILTER.field)}
        value={rule.field}
        onChange={(key) => onChange({ ...ruleFor(key, fields.get(key)?.kind.name ?? ''), key: rule.key })}
        options={[...fields.keys()].map((key) => ({ value: key, title: titleOf(key) }))}
      />
      <PlainSelect
        aria-label={say(FILTER.question)}
        value={rule.is}
        // A day is no period and a period no day; any other value fits the next question, too.
        onChange={(is) =>
          onChange({
            ...rule,
            is: is as DraftRule['is'],
            ...(is === 'within' || rule.is === 'within' ? { value: '' } : {}),
          })
        }
        options={operatorsOf(kind).map((is) => ({ value: is, title: questionText(is, kind, say) }))}
      />
      <IconButton
        icon="close"
        size="s"
        name={say(FILTER.remove, { field: titleOf(rule.field) })}
        onClick={onRemove}
      />
      <div className={classes.value}>
        <RuleValue {...{ rule, field, words }} onChange={(value) => onChange({ ...rule, value })} />
      </div>
    </div>
  );
}
