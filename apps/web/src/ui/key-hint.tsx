import type { ReactNode } from 'react';
import { useSingleKeys } from '../lib/single-keys.ts';

/** Shows a key where it works; hidden on touch and while single keys are off. */
export function KeyHint({ children }: { children: ReactNode }) {
  if (!useSingleKeys()) return null;
  return (
    <kbd
      aria-hidden
      className="hidden rounded-sm border border-current/40 px-1 font-sans text-caption pointer-fine:inline-block"
    >
      {children}
    </kbd>
  );
}
