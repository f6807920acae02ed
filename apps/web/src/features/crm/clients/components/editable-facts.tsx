import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FactCard, type TextFact } from '../../../../ui/fact-card.tsx';

interface EditableFactsProps {
  title: string;
  facts: readonly TextFact[];
  mayEdit: boolean;
  /** The form that replaces the facts while editing. */
  form: (onDone: () => void) => ReactNode;
}

/** A list of facts that can be edited in place. */
export function EditableFacts({ title, facts, mayEdit, form }: EditableFactsProps) {
  const [editing, setEditing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef(false);

  // Moves the focus to the form and back, so that keyboard users keep their position.
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
        <FactCard
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
