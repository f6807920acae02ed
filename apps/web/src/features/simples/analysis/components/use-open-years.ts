import { useRef, useState } from 'react';
import { readOpenYears, writeOpenYears } from '../../../../lib/open-years.ts';
import { isWorkKnown, toggledYear, type Year, yearsToOpen } from '../open-years.ts';

/**
 * Returns which years are open, and a function that folds or opens one. The choice is kept in the tab. The months of a
 * filter are all open until one of their years is folded.
 */
export function useOpenYears(id_apuracao: string, years: readonly Year[], filter: string | undefined) {
  const [chosen, setChosen] = useState(() => readOpenYears(id_apuracao));
  const [folded, setFolded] = useState<{ filter: string; years: readonly string[] }>();
  // A year stays open when its last month is done.
  const first = useRef<string[]>(undefined);
  if (isWorkKnown(years) && !filter) first.current ??= yearsToOpen(years);
  const open = chosen ?? first.current ?? yearsToOpen(years);
  const foldedNow = filter !== undefined && folded?.filter === filter ? folded.years : [];

  return {
    isOpen: (ano: string) => (filter ? !foldedNow.includes(ano) : open.includes(ano)),
    toggle(ano: string) {
      if (filter) {
        setFolded({ filter, years: toggledYear(foldedNow, ano) });
        return;
      }
      const next = toggledYear(open, ano);
      setChosen(next);
      writeOpenYears(id_apuracao, next);
    },
  };
}
