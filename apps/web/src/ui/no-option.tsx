import type { ReactNode } from 'react';

/** Stands in a list of options that has none: a list without any is not valid to who hears it. */
export function NoOption({ children }: { children: ReactNode }) {
  return (
    <div
      role="option"
      aria-disabled="true"
      aria-selected="false"
      tabIndex={-1}
      className="px-2 py-4 text-body text-muted"
    >
      {children}
    </div>
  );
}
