import type { ReactNode } from 'react';

export interface Figure {
  label: string;
  value: string;
  note?: string;
  strong?: boolean;
}

interface FigureListProps {
  title: string;
  note?: ReactNode;
  figures: readonly Figure[];
}

/** Block of figures: label on the left, number on the right. */
export function FigureList({ title, note, figures }: FigureListProps) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1 font-medium text-body">{title}</h3>
      <dl className="figures divide-y border-y text-body">
        {figures.map(({ label, value, note: aside, strong }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="min-w-0 text-muted">
              {label}
              {aside && <span className="block text-caption">{aside}</span>}
            </dt>
            <dd className={strong ? 'shrink-0 font-semibold' : 'shrink-0'}>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-1.5 text-caption text-muted">{note}</p>}
    </section>
  );
}
