import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type Fact, FactList } from './fact-list.tsx';

interface EditableFactsProps {
  title: string;
  facts: readonly Fact[];
  mayEdit: boolean;
  /** The form that stands in their place while they are edited. */
  form: (onDone: () => void) => ReactNode;
}

/** Facts that become a form where they stand. */
export function EditableFacts({ title, facts, mayEdit, form }: EditableFactsProps) {
  const [editing, setEditing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef(false);

  // Focus goes with what was opened and closed, so that the keyboard stays here.
  useEffect(() => {
    if (!moved.current) return;
    const wanted = editing ? 'input:not([readonly]), button[role="combobox"]' : 'header button';
    place.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [editing]);

  function move(to: boolean) {
    moved.current = true;
    setEditing(to);
  }

  return (
    <div ref={place}>
      {editing ? (
        <section className="rounded-md border bg-surface">
          <h2 className="flex min-h-11 items-center border-b px-4 py-1.5 font-medium text-body">{title}</h2>
          {form(() => move(false))}
        </section>
      ) : (
        <FactList
          title={title}
          facts={facts}
          actions={
            mayEdit && (
              <Button size="sm" onClick={() => move(true)}>
                <Pencil aria-hidden />
                Editar
                <span className="sr-only">{title}</span>
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
