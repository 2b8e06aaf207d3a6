import { inPlainCharacters, smsParts } from '#core/sms-parts.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { countText } from '#web-kit/format/number.ts';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { Preview } from '../message-questions.answer.ts';
import classes from './compose.module.css';
import { COMPOSE, COUNTS } from './compose.words.ts';
import { costOf } from './cost-of-message.ts';

export interface TextCounterProps {
  text: string;
  preview: Preview | undefined;
  onChange: (text: string) => void;
}

/** How many parts the text takes by itself and for everyone, and which characters make it dearer. */
export function TextCounter({ text, preview, onChange }: TextCounterProps) {
  const say = useSay();
  const { parts, left_in_part, not_gsm } = smsParts(text);
  const credit = preview?.credit;
  const cost = costOf(preview, useBranch().currency);
  const costly = Object.keys(not_gsm);
  const canBePlain = Object.values(not_gsm).some((plain) => plain !== null);
  return (
    <>
      {costly.length > 0 && (
        <Notice
          tone="warning"
          {...(canBePlain
            ? {
                action: (
                  <Button size="s" onClick={() => onChange(inPlainCharacters(text))}>
                    {say(COMPOSE.plain)}
                  </Button>
                ),
              }
            : {})}
        >
          {say(COMPOSE.costly, { characters: costly.slice(0, 8).join(' ') })}
        </Notice>
      )}
      <div className={classes.counter} aria-live="polite">
        <div>
          <b>{sayCounted(say, COUNTS.parts, parts)}</b>
          <span>{say(COMPOSE.left, { n: countText(left_in_part) })}</span>
        </div>
        <div>
          <b>{preview ? sayCounted(say, COUNTS.people, preview.people) : '–'}</b>
          <span>{preview ? sayCounted(say, COUNTS.leftOut, preview.left_out) : ''}</span>
        </div>
        <div>
          <b>{preview ? sayCounted(say, COUNTS.parts, preview.parts) : '–'}</b>
          <span>
            {credit ? say(COMPOSE.costs, { cost, left: countText(credit.left) }) : say(COMPOSE.forAll)}
          </span>
        </div>
      </div>
      {preview && credit && preview.parts > credit.left && (
        <Notice tone="danger">
          {say(COMPOSE.notEnough, { needed: countText(preview.parts), left: countText(credit.left) })}
        </Notice>
      )}
    </>
  );
}
