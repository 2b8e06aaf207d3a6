import { sayProblem } from '#core/i18n/problems.ts';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import type { InputProps } from '#web-kit/fields/look.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { problemOfPassword } from '../../password/password.rules.ts';

/** A password for somebody else, with what is still missing from it while it is typed. */
export function FirstPasswordInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  const { language } = useLanguage();
  const problem = props.value === '' ? null : problemOfPassword(props.value);
  return (
    <PasswordInput
      {...props}
      warning={problem ? sayProblem(problem, language) : undefined}
      autoComplete="new-password"
    />
  );
}
