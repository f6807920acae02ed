import type { LucideIcon } from 'lucide-react';

export interface Option {
  icon: LucideIcon;
  title: string;
  /** What the area is for. */
  description: string;
}

/** The areas of an options page, before each has a screen of its own. */
export function OptionsList({ options }: { options: readonly Option[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {options.map(({ icon: Icon, title, description }) => (
        <li key={title} className="flex gap-4 rounded-md border bg-surface p-4">
          <span className="grid size-10 shrink-0 place-items-center rounded-md border bg-canvas text-muted">
            <Icon aria-hidden className="size-5" strokeWidth={1.5} />
          </span>
          <div className="min-w-0">
            <h2 className="font-semibold text-lead">{title}</h2>
            <p className="mt-1 text-body text-muted">{description}</p>
            <p className="mt-3 text-caption text-muted">Ainda não disponível</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
