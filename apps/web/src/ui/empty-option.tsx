import type { ReactNode } from 'react';

/** Placeholder option of an empty list: an empty listbox is invalid for screen readers. */
export function EmptyOption({ children }: { children: ReactNode }) {
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
