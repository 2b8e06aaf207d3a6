import { MultiSelect } from '#ui/fields/multi-select.tsx';
import type { Option } from '#ui/fields/options.tsx';
import { useLine } from '#web-kit/fields/lines/line-context.ts';
import type { InputProps } from '#web-kit/fields/look.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { ACCESS } from './access.words.ts';
import { useStores } from './use-stores.ts';

/** The stores of the branch of this line; where a branch has only one there is nothing to choose. */
export function StoresInput({ value, disabled, ...props }: InputProps<Option[]>) {
  const say = useSay();
  const may = useMay();
  const stores = useStores();
  const branch = useLine().branch_id as Option | null;
  const offered = stores.filter((store) => store.branch === branch?.value);
  if (offered.length < 2 && value.length === 0) return null;
  const { field, fieldKey, words, ...shown } = props;
  const isUnknown = offered.length === 0;
  const isBound = value.length > 0;
  const hint = isUnknown ? say(ACCESS.elsewhere) : isBound ? say(ACCESS.ofBranch) : undefined;
  return (
    <MultiSelect
      {...shown}
      value={value.map((option) => stores.find((store) => store.value === option.value) ?? option)}
      options={offered}
      placeholder={isBound ? '' : say(ACCESS.everyStore)}
      hint={hint}
      disabled={disabled || isUnknown || !may('modify_employee_store_access')}
    />
  );
}
