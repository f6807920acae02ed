import { isPending, type MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';
import { useRef, useState } from 'react';
import { readOpenYears, writeOpenYears } from '../../../../lib/open-years.ts';

interface Year {
  ano: string;
  meses: readonly MonthWork[];
}

/** Returns the years to open before the user chose: those with something left, else the last one. */
export function yearsToOpen(years: readonly Year[]): string[] {
  const pending = years.filter(({ meses }) => meses.some(isPending)).map(({ ano }) => ano);
  return pending.length > 0
    ? pending
    : years
        .map(({ ano }) => ano)
        .toSorted()
        .slice(-1);
}

/**
 * Returns which years are open, and a function that folds or opens one. The choice is kept in the tab. The months of a
 * filter are all open until one of their years is folded.
 */
export function useOpenYears(id_apuracao: string, years: readonly Year[], filter: string | undefined) {
  const [chosen, setChosen] = useState(() => readOpenYears(id_apuracao));
  const [folded, setFolded] = useState<{ filter: string; years: readonly string[] }>();
  // A year stays open when its last month is done.
  const first = useRef<string[]>(undefined);
  const isKnown = years.every(({ meses }) => meses.every(({ falta }) => falta !== undefined));
  if (isKnown && !filter) first.current ??= yearsToOpen(years);
  const open = chosen ?? first.current ?? yearsToOpen(years);
  const foldedNow = filter !== undefined && folded?.filter === filter ? folded.years : [];
  const without = (list: readonly string[], ano: string) => list.filter((one) => one !== ano);

  return {
    isOpen: (ano: string) => (filter ? !foldedNow.includes(ano) : open.includes(ano)),
    toggle(ano: string) {
      if (filter) {
        setFolded({ filter, years: foldedNow.includes(ano) ? without(foldedNow, ano) : [...foldedNow, ano] });
        return;
      }
      const next = open.includes(ano) ? without(open, ano) : [...open, ano];
      setChosen(next);
      writeOpenYears(id_apuracao, next);
    },
  };
}
