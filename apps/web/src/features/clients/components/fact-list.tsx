import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: string];

interface FactListProps {
  facts: readonly Fact[];
  title?: string;
  /** What can be done with them; needs a title to stand beside. */
  actions?: ReactNode;
}

/** Read-only fields in two columns. */
export function FactList({ facts, title, actions }: FactListProps) {
  return (
    <section className="rounded-md border bg-surface">
      {title && (
        <header className="flex min-h-11 items-center justify-between gap-4 border-b px-4 py-1.5">
          <h2 className="font-medium text-body">{title}</h2>
          {actions}
        </header>
      )}
      <dl className="grid gap-x-8 px-4 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="border-b py-3 last:border-b-0 sm:[&:nth-last-child(2):nth-child(odd)]:border-b-0">
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="figures break-words text-body">{value.trim() || '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
