import { counted } from '@restitui/brazil/counted.ts';
import type { ReactNode } from 'react';
import { usePageKeys } from '../lib/use-page-keys.ts';
import { Button } from './button.tsx';
import { KeyHint } from './key-hint.tsx';

interface SelectionBarProps {
  count: number;
  /** Follows the number, such as a total of the selected rows. */
  note?: ReactNode;
  /** The actions on the selected rows, as small buttons. */
  children: ReactNode;
  onClear: () => void;
}

/** Actions on the selected rows, in place of the foot of the list. */
export function SelectionBar({ count, note, children, onClear }: SelectionBarProps) {
  usePageKeys({ escape: onClear });
  return (
    <section
      aria-label="Seleção"
      className="sticky bottom-(--offline) z-10 flex flex-wrap items-center gap-2 rounded-b-md border-t bg-brand-soft px-4 py-2"
    >
      <p role="status" className="figures mr-2 text-body">
        <strong className="font-semibold">{counted(count, 'marcado', 'marcados')}</strong>
        {note && <span className="text-muted">&nbsp;{note}</span>}
      </p>
      {children}
      <Button size="sm" variant="ghost" className="ml-auto" onClick={onClear}>
        Desmarcar
        <KeyHint>Esc</KeyHint>
      </Button>
    </section>
  );
}
