import type { ReactNode } from 'react';
import { FactList } from './fact-list.tsx';

export type TextFact = readonly [label: string, value: string];

interface FactCardProps {
  facts: readonly TextFact[];
  title?: string;
  /** Buttons next to the title. */
  actions?: ReactNode;
}

/** Renders read-only facts in a bordered section; an empty value is shown as a dash. */
export function FactCard({ facts, title, actions }: FactCardProps) {
  return (
    <section className="rounded-md border bg-surface">
      {title && (
        <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-1.5">
          <h2 className="font-medium text-body">{title}</h2>
          {actions}
        </header>
      )}
      <FactList ruled facts={facts.map(([label, value]) => [label, value.trim() || '—'])} />
    </section>
  );
}
