import { useRef, useState } from 'react';
import { readOpenYears, writeOpenYears } from '../../../../lib/open-years.ts';
import { isWorkKnown, toggledYear, type Year, yearsToOpen } from '../open-years.ts';

interface OpenYearsOptions {
  filter: string | undefined;
  /** The years that are listed, of which a phone opens one at a time: five open years are eight screens long. */
  oneOf: readonly Year[] | undefined;
}

/**
 * Returns which years are open, and a function that folds or opens one. The choice is kept in the tab. The months of a
 * filter are all open until one of their years is folded; on a phone, those of its first year.
 */
export function useOpenYears(id_apuracao: string, years: readonly Year[], { filter, oneOf }: OpenYearsOptions) {
  const [chosen, setChosen] = useState(() => readOpenYears(id_apuracao));
  const [folded, setFolded] = useState<{ filter: string; years: readonly string[] }>();
  const [opened, setOpened] = useState<{ filter: string; years: readonly string[] }>();
  // A year stays open when its last month is done.
  const first = useRef<string[]>(undefined);
  if (isWorkKnown(years) && !filter) first.current ??= yearsToOpen(years);
  const byDefault = first.current ?? yearsToOpen(years);
  const foldedNow = filter !== undefined && folded?.filter === filter ? folded.years : [];
  const firstOf = (some: readonly string[]) => oneOf?.map(({ ano }) => ano).find((ano) => some.includes(ano));

  function openNow(): readonly string[] {
    const listed = (oneOf ?? years).map(({ ano }) => ano);
    if (filter && !oneOf) return listed.filter((ano) => !foldedNow.includes(ano));
    if (filter) return opened?.filter === filter ? opened.years : listed.slice(0, 1);
    if (!oneOf) return chosen ?? byDefault;
    return chosen ? chosen.slice(-1) : [firstOf(byDefault) ?? ''];
  }
  const open = openNow();

  return {
    isOpen: (ano: string) => open.includes(ano),
    toggle(ano: string) {
      const next = oneOf ? (open.includes(ano) ? [] : [ano]) : toggledYear(open, ano);
      if (filter && oneOf) setOpened({ filter, years: next });
      else if (filter) setFolded({ filter, years: toggledYear(foldedNow, ano) });
      else {
        setChosen([...next]);
        writeOpenYears(id_apuracao, next);
      }
    },
  };
}
