import { counted } from '@restitui/brazil/counted.ts';
import { cn } from '../lib/cn.ts';
import { Button } from './button.tsx';
import { LeaveGuard } from './leave-guard.tsx';

interface UnsavedBarProps {
  changes: number;
  saving: boolean;
  /** Verb and object: 'Salvar permissões'. */
  saveLabel: string;
  /** Describes the work that would be lost. */
  description: string;
  onDiscard: () => void;
  /** Without it the button submits the surrounding form. */
  onSave?: () => void;
}

/** Stays visible while changes are unsaved and asks before they are lost. Buttons are on the left, beside the toasts. */
export function UnsavedBar({ changes, saving, saveLabel, description, onDiscard, onSave }: UnsavedBarProps) {
  const unsaved = changes > 0;
  return (
    <>
      <div
        className={cn(
          'mt-4 flex flex-wrap items-center gap-2 border-t bg-canvas py-3',
          unsaved && 'sticky bottom-(--offline) z-10',
        )}
      >
        <Button
          type={onSave ? 'button' : 'submit'}
          variant="primary"
          disabled={!unsaved}
          loading={saving}
          onClick={onSave}
        >
          {saveLabel}
        </Button>
        <Button disabled={!unsaved || saving} onClick={onDiscard}>
          Descartar
        </Button>
        <p role="status" className="figures text-caption text-muted">
          {unsaved && counted(changes, 'alteração não salva', 'alterações não salvas')}
        </p>
      </div>
      <LeaveGuard unsaved={unsaved} description={description} />
    </>
  );
}
