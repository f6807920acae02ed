import type { ReactNode } from 'react';

/** Renders a figure of a card as a term and its value, inside a `dl`. */
export function FigureLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="figures text-right">{children}</dd>
    </div>
  );
}
