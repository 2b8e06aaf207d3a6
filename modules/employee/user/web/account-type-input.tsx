import { Select } from '#ui/fields/select.tsx';
import { choiceText } from '#web-kit/fields/choice/words.ts';
import type { InputProps } from '#web-kit/fields/look.ts';
import { useActor } from '#web-kit/user/current-user.tsx';
import { accountTypesOpenTo } from '../account-type.rules.ts';

/** The account types that the user may make (specification §6); one he may not make stands alone and cannot change. */
export function AccountTypeInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  const types = accountTypesOpenTo(useActor().account_type);
  const isOpen = types.some((type) => type === props.value);
  const options = (isOpen ? types : [props.value]).map((value) => ({
    value,
    title: choiceText(words, fieldKey, value),
  }));
  return <Select {...props} name={fieldKey} options={options} disabled={props.disabled || !isOpen} />;
}
