import type { ReactNode } from 'react';

interface SidePanelProps {
  head: ReactNode;
  steps: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The detail of the selected row beside its list; it stays in view and scrolls by itself. */
export function SidePanel({ head, steps, footer, children }: SidePanelProps) {
  return (
    <section
      aria-label="Detalhe"
      className="sticky top-4 flex max-h-[calc(100dvh-2rem)] flex-col rounded-md border bg-surface"
    >
      <div className="flex items-center gap-2 border-b px-5 py-2">
        <p className="flex-1 text-body text-muted">{head}</p>
        {steps}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto p-5 focus-visible:-outline-offset-2">
        {children}
      </div>
      {footer && <div className="flex flex-wrap gap-2 border-t p-4">{footer}</div>}
    </section>
  );
}
