import { TagsInput } from '#ui/fields/tags-input.tsx';
import type { InputProps } from '../look.ts';

export function TextsInput({ field, fieldKey, words, ...props }: InputProps<string[]>) {
  return <TagsInput {...props} />;
}
