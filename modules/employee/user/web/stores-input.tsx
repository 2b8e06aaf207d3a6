import { MultiSelect } from '#ui/fields/multi-select.tsx';
import type { Option } from '#ui/fields/options.tsx';
import { useLine } from '#web-kit/fields/lines/line-context.ts';
import type { InputProps } from '#web-kit/fields/look.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { ACCESS } from './access.words.ts';
import { useStoreNames } from './use-store-names.ts';

/** The stores of the branch of this line. They are known by name only in the branch one works in. */
export function StoresInput({ value, disabled, ...props }: InputProps<Option[]>) {
  const say = useSay();
  const may = useMay();
  const stores = useStoreNames();
  const { id: here, switches } = useBranch();
  const branch = useLine().branch_id as Option | null;
  if (switches.has_store !== true && value.length === 0) return null;
  const isElsewhere = branch !== null && branch.value !== here;
  const { field, fieldKey, words, ...shown } = props;
  return (
    <MultiSelect
      {...shown}
      value={value.map((option) => stores.find((store) => store.value === option.value) ?? option)}
      options={isElsewhere ? [] : stores}
      placeholder={value.length === 0 ? say(ACCESS.everyStore) : ''}
      hint={isElsewhere ? say(ACCESS.elsewhere) : undefined}
      disabled={disabled || isElsewhere || !may('modify_employee_store_access')}
    />
  );
}
