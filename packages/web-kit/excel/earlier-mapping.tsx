import { useQuery } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Select } from '#ui/fields/select.tsx';
import { FieldGrid } from '#ui/layout/form-layout.tsx';
import { instantText } from '../format/day.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { useBranch } from '../user/current-user.tsx';
import { asEarlier } from './first-choice.ts';
import { IMPORT } from './import.words.ts';
import { earlierImports, type ImportChoice, type PreviewedSheet } from './import-calls.ts';

export interface EarlierMappingProps {
  entity: AnyEntity;
  sheet: PreviewedSheet;
  choice: ImportChoice;
  onChoose: (choice: ImportChoice) => void;
}

/** Says whose mapping was taken over, and offers those of other imports. */
export function EarlierMapping({ entity, sheet, choice, onChoose }: EarlierMappingProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const { data = [] } = useQuery({
    queryKey: ['imports', entity.name],
    queryFn: () => earlierImports(entity),
  });
  const told = data.filter(({ choice: earlier }) => earlier?.mapping);
  const { like } = sheet;
  return (
    <>
      {like && (
        <Notice tone="info">
          {say(IMPORT.asBefore, {
            file: like.file_name,
            when: instantText(like.done_at, language, timeZone),
          })}
        </Notice>
      )}
      {told.length > 0 && (
        <FieldGrid columns={2}>
          <Select
            label={say(IMPORT.useEarlier)}
            optional
            value=""
            placeholder={say(IMPORT.chooseEarlier)}
            options={told.map(({ id, file_name, done_at, by }) => ({
              value: id,
              title: file_name,
              hint: [instantText(done_at ?? '', language, timeZone), by].filter(Boolean).join(' · '),
            }))}
            onChange={(id) => {
              const earlier = told.find((one) => one.id === id)?.choice;
              if (earlier) onChoose(asEarlier(choice, earlier, sheet));
            }}
          />
        </FieldGrid>
      )}
    </>
  );
}
