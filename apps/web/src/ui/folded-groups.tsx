import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { foldRows, type RowFold, shownUnfolded, withUnit } from './fold-rows.ts';

interface FoldedGroupsProps<T> {
  rows: readonly T[];
  fold: RowFold<T>;
  /** Renders the rows of a group; `heading` is undefined when the rows are not folded. */
  children: (rows: readonly T[], heading: string | undefined) => ReactNode;
}

/**
 * Folds a long list of a phone under the headings of its groups. The browser opens one group of a name at a time: with
 * all open, a list of 60 rows is 12 screens of a phone.
 */
export function FoldedGroups<T>({ rows, fold, children }: FoldedGroupsProps<T>) {
  const own = useId();
  const [chosen, setChosen] = useState<string | null>();
  const folds = foldRows(rows, fold.heading);
  if (folds.length < 2 && rows.length <= shownUnfolded) return children(rows, undefined);
  const openOf = (key: string | null | undefined) =>
    key === null || folds.some((one) => one.key === key) ? key : folds[0]?.key;
  const toggle = (key: string, isOpen: boolean) =>
    setChosen((before) => {
      if (isOpen) return key;
      return openOf(before) === key ? null : before;
    });
  return folds.map(({ key, heading, rows: held }) => (
    <details
      key={key}
      name={fold.name ?? own}
      open={key === openOf(chosen)}
      onToggle={(event) => toggle(key, event.currentTarget.open)}
      className="group/fold border-b last:border-b-0"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 font-medium">{heading}</span>
        <span className="figures text-caption text-muted">{withUnit(fold.total(held), fold.unit)}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted group-open/fold:rotate-180" />
      </summary>
      {children(held, heading)}
    </details>
  ));
}
