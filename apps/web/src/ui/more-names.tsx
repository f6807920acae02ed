import { useState } from 'react';
import { Tooltip } from './tooltip.tsx';

interface MoreNamesProps {
  /** The names after those that are shown. */
  names: readonly string[];
}

/** Counts the names after the first ones: '+2' names them to the pointer and the keyboard, and a press shows them in place. */
export function MoreNames({ names }: MoreNamesProps) {
  const [isOpen, setOpen] = useState(false);
  const all = names.join(', ');
  const count = `+${names.length}`;
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 whitespace-normal text-body">
      {isOpen && <span>{all}</span>}
      <Tooltip text={all} disabled={isOpen}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : `${count}: ${all}`}
          onClick={() => setOpen(!isOpen)}
          className="figures min-h-6 min-w-6 rounded-sm px-1 font-medium text-brand-text underline-offset-4 hover:underline pointer-coarse:min-h-9 pointer-coarse:min-w-9"
        >
          {isOpen ? 'Mostrar menos' : count}
        </button>
      </Tooltip>
    </span>
  );
}
