import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL, formatDecimal } from '@restitui/brazil/money.ts';
import type { ResumeValue } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { notify } from '../../../../lib/toast.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { MoneyEditor } from '../../../../ui/money-editor.tsx';
import { assessmentMessages } from '../assessments.messages.ts';
import { clearResumeValue, updateResumeValue } from '../assessments.queries.ts';

interface ResumeFigureProps {
  label: string;
  id_apuracao: string;
  figure: ResumeValue;
}

/** Renders a figure that is edited in place. */
export function ResumeFigure({ label, id_apuracao, figure }: ResumeFigureProps) {
  const actor = useActor();
  const frame = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState(false);
  const update = useMutation(updateResumeValue(id_apuracao, figure, actor.name));

  function close() {
    setEditing(false);
    requestAnimationFrame(() => frame.current?.querySelector('button')?.focus());
  }

  return (
    <div ref={frame}>
      {editing ? (
        <MoneyEditor
          label={label}
          initial={formatDecimal(figure.value)}
          className="text-left"
          onCancel={close}
          onRefused={(refusal) => notify.error(assessmentMessages.valueInvalid, refusal)}
          onSave={(value) => {
            close();
            if (value !== figure.value) update.mutate(value);
          }}
        />
      ) : (
        <button
          type="button"
          aria-label={`Editar ${label}: ${formatBRL(figure.value)}`}
          onClick={() => setEditing(true)}
          className="group/edit -mx-1 inline-flex max-w-full items-center gap-2 rounded-sm px-1 hover:bg-sunken"
        >
          <span className="whitespace-nowrap">{formatBRL(figure.value)}</span>
          <Pencil
            aria-hidden
            className="size-3.5 shrink-0 text-muted opacity-0 group-hover/card:opacity-100 group-focus-visible/edit:opacity-100 pointer-coarse:opacity-100"
          />
        </button>
      )}
    </div>
  );
}

/** Renders who typed a figure, the computed value, and a button to reset it. */
export function TypedNote({ figure, mayClear }: { figure: ResumeValue; mayClear: boolean }) {
  const clear = useMutation(clearResumeValue(figure));
  if (!figure.editado_por) return null;
  const computed = `calculado ${formatBRL(figure.calculado)}`;
  return (
    <span className="flex min-h-8 items-center gap-1 font-normal text-caption text-muted">
      <span className="min-w-0 break-words">
        {displayName(figure.editado_por)}&nbsp;·{' '}
        {figure.value === figure.calculado ? (
          computed
        ) : (
          <strong className="font-medium text-warning">{computed}</strong>
        )}
      </span>
      {mayClear && (
        <IconButton
          icon={Undo2}
          label="Voltar ao calculado"
          size="sm"
          loading={clear.isPending}
          onClick={() => clear.mutate()}
        />
      )}
    </span>
  );
}
