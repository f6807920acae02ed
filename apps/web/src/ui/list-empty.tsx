import { type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { discardTypedSearches } from '../lib/typed-search.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface ListEmptyProps {
  icon: LucideIcon;
  title: string;
  /** Explains what appears in the list; shown where no filter hides rows. */
  description?: string;
  /** Title where filters hide all rows; `title` by default. */
  noneFound?: string;
  /** The first action to offer in a list that has no rows at all. */
  action?: ReactNode;
  /** Removes all filters; undefined where none hides rows. */
  onClear: (() => void) | undefined;
}

/** Shown instead of the rows: the first action, or the way back where filters hide all rows. */
export function ListEmpty({ icon, title, noneFound = title, description, action, onClear }: ListEmptyProps) {
  if (!onClear) return <EmptyState icon={icon} title={title} description={description} action={action} />;
  function showAll() {
    discardTypedSearches();
    onClear?.();
  }
  return (
    <EmptyState
      icon={SearchX}
      title={noneFound}
      description="Mude a busca ou remova um filtro."
      action={<Button onClick={showAll}>Mostrar todos</Button>}
    />
  );
}
