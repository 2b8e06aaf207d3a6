import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { Figure } from '#ui/show/figure.tsx';
import { ThemeScope } from '#ui/show/theme-scope.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import classes from './settings.module.css';
import { PREVIEW } from './settings.words.ts';

export interface PreviewProps {
  primary: string;
  radius: string;
  fontSize: string;
  fontFamily: string;
  padding: string;
  margin: string;
  /** How amounts look: `0,0.00`. */
  amounts: string;
}

/** The parts that colour, corners, type and spaces change most, in the look that is being chosen. */
export function Preview({ amounts, ...look }: PreviewProps) {
  const say = useSay();
  const [theme, setTheme] = useState<string>(() => document.documentElement.dataset.theme ?? 'light');
  return (
    <aside className={classes.preview} aria-label={say(PREVIEW.title)}>
      <Card
        title={say(PREVIEW.title)}
        flush
        action={
          <Segments
            label={say(PREVIEW.theme)}
            value={theme}
            onChange={setTheme}
            items={[
              { value: 'light', title: say(PREVIEW.light) },
              { value: 'dark', title: say(PREVIEW.dark) },
            ]}
          />
        }
      >
        <ThemeScope {...look} theme={theme === 'dark' ? 'dark' : 'light'}>
          {/* Nothing in it does anything, so nothing in it is reached by keyboard. */}
          <div className={classes.scene} inert>
            <Scene amounts={amounts} />
          </div>
        </ThemeScope>
      </Card>
    </aside>
  );
}

function Scene({ amounts }: Pick<PreviewProps, 'amounts'>) {
  const say = useSay();
  const { currency } = useBranch();
  const shown = (wire: number) => moneyText(wire, currency, amounts);
  return (
    <>
      <div className={classes.sample}>
        <span>{say(PREVIEW.sales)}</span>
        <p>
          <Figure amount={shown(642_000)} currency={currency} size="xl" />
        </p>
        <svg viewBox="0 0 320 48" className={classes.chart} aria-hidden="true">
          <path d="M0 40L40 34L80 36L120 24L160 28L200 16L240 20L280 10L320 6V48H0Z" />
          <path d="M0 40L40 34L80 36L120 24L160 28L200 16L240 20L280 10L320 6" />
        </svg>
      </div>
      <Row>
        <Button kind="primary" icon="plus">
          {say(PREVIEW.sell)}
        </Button>
        <Button>{say(PREVIEW.export)}</Button>
      </Row>
      <div className={classes.list}>
        <SampleLine name={say(PREVIEW.drink)} price={shown(700)} isChosen />
        <SampleLine name={say(PREVIEW.rice)} price={shown(3400)} />
      </div>
      <div className={classes.pair}>
        <div className={classes.tile}>
          {say(PREVIEW.coffee)}
          <b>{shown(3800)}</b>
          <small>{say(PREVIEW.pieces)}</small>
        </div>
        <div className={classes.stack}>
          <TextInput
            label={say(PREVIEW.customer)}
            labelHidden
            value={say(PREVIEW.mama)}
            onChange={() => undefined}
            readOnly
          />
          <Row>
            <Chip tone="brand">{say(PREVIEW.brand)}</Chip>
            <Chip tone="success">{say(PREVIEW.paid)}</Chip>
          </Row>
          <Switch label={say(PREVIEW.offline)} side="right" checked onChange={() => undefined} />
        </div>
      </div>
    </>
  );
}

function SampleLine({ name, price, isChosen = false }: { name: string; price: string; isChosen?: boolean }) {
  return (
    <div>
      <Checkbox label={name} labelHidden checked={isChosen} onChange={() => undefined} />
      <span>{name}</span>
      <b>{price}</b>
    </div>
  );
}
