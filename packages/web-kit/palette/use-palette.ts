import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { usePlaceOfScan } from '../scan/scanned-links.ts';
import { listAddress, viewAddress } from '../screens/addresses.ts';
import { useRegistry } from '../screens/registry.tsx';
import { useSettled } from '../screens/use-settled.ts';
import { useActor, useBranch, useCurrentUser, useMay } from '../user/current-user.tsx';
import { PALETTE } from './palette.words.ts';
import { GUESSED, recordsWith } from './palette-call.ts';
import {
  type ChoiceGroup,
  type ChoiceRow,
  groupOfScan,
  groupsOfPlaces,
  groupsOfRecords,
  rowOfChoice,
} from './palette-rows-of.tsx';
import { type PlaceScene, palettePagesOf, placesNear } from './places.ts';
import { noteChoice, recentChoices } from './recent.ts';

/** So long the typing rests before the server is asked. */
const REST = 150;
const MOST_PLACES = 6;

/** Pages of no module, which the app itself brings. */
export type OtherPlaces = PlaceScene['others'];

/** What the palette shows for what is typed, and what becomes of a choice. */
export function usePalette(others: OtherPlaces, onClose: () => void) {
  const registry = useRegistry();
  const actor = useActor();
  const { id: branchId, switches } = useBranch();
  const { language } = useLanguage();
  const router = useRouter();
  const may = useMay();
  const user = useCurrentUser();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);
  const word = typed.trim();
  const asked = useSettled(word, REST);
  const scanned = usePlaceOfScan()(word);
  const records = useQuery(recordsWith(word === '' || scanned ? '' : asked));
  const places = useMemo(
    () => palettePagesOf({ registry, actor, switches, language, others }),
    [registry, actor, switches, language, others],
  );
  const scene = {
    registry,
    language,
    hrefOf(name: string, id: string, title: string) {
      const entity = registry.entity(name);
      if (!may(entity.permissions.list)) return undefined;
      return viewAddress(entity, id, may) ?? listAddress(entity, { keyword: title });
    },
  };
  const isCurrent =
    scanned !== undefined || (asked === word && !records.isPlaceholderData && !records.isLoading);
  const groups = scanned ? [groupOfScan(scanned, language)] : word === '' ? begin() : found();
  const rows = groups.flatMap((group) => group.rows);
  const active = rows.some(({ key }) => key === chosen) ? chosen : (rows[0]?.key ?? null);

  function begin(): ChoiceGroup[] {
    const recent = recentChoices(localStorage, user.id, branchId)
      .map((choice) => rowOfChoice(choice, places, scene))
      .filter((row) => row !== undefined);
    const actions = groupsOfPlaces(
      places.filter(({ href, kind }) => kind === 'action' && !recent.some((row) => row.href === href)),
      language,
    );
    return [
      ...(recent.length ? [{ key: 'recent', title: PALETTE.recent[language], rows: recent }] : []),
      ...actions,
    ];
  }

  function found(): ChoiceGroup[] {
    const known = records.data ?? [];
    // A page that is meant only if somebody mistyped gives way to a record that is meant to the letter.
    const slips = !known.some(({ closeness }) => closeness < GUESSED);
    return [
      ...groupsOfPlaces(placesNear(places, word, { slips, most: MOST_PLACES }), language),
      ...groupsOfRecords(known, scene),
    ];
  }

  function go(row: ChoiceRow): void {
    noteChoice(localStorage, user.id, branchId, row.choice);
    onClose();
    router.history.push(row.href);
  }

  // A scanner sends Enter before the answer is there: what is found then is opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer to the last key is there
  useEffect(() => {
    if (!isWanted || !isCurrent) return;
    setWanted(false);
    const [first] = rows;
    if (first) go(first);
  }, [isWanted, isCurrent]);

  return {
    typed,
    word,
    groups,
    active,
    searching: word !== '' && !isCurrent,
    failed: records.isError && asked === word,
    count: rows.length,
    type(text: string) {
      setTyped(text);
      setChosen(null);
      setWanted(false);
    },
    activate: setChosen,
    choose(key: string | null) {
      const row = rows.find((one) => one.key === key);
      const isOld = !isCurrent && row?.choice.kind === 'record' && word !== '';
      if (row && !isOld) go(row);
      else if (word !== '' && !isCurrent) setWanted(true);
    },
  };
}
