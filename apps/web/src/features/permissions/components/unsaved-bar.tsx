import { useBlocker } from '@tanstack/react-router';
import { cn } from '../../../lib/cn.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface UnsavedBarProps {
  changes: number;
  saving: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

/** Stays in sight while something is not saved, and asks before it would be lost. Buttons on the left: toasts are not. */
export function UnsavedBar({ changes, saving, onDiscard, onSave }: UnsavedBarProps) {
  const unsaved = changes > 0;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <>
      <div
        className={cn(
          'mt-4 flex flex-wrap items-center gap-2 border-t bg-canvas py-3',
          unsaved && 'sticky bottom-0 z-10',
        )}
      >
        <Button variant="primary" disabled={!unsaved} loading={saving} onClick={onSave}>
          Salvar permissões
        </Button>
        <Button disabled={!unsaved || saving} onClick={onDiscard}>
          Descartar
        </Button>
        <p role="status" className="figures text-caption text-muted">
          {unsaved && (changes === 1 ? '1 alteração não salva' : `${changes} alterações não salvas`)}
        </p>
      </div>
      <ConfirmDialog
        open={status === 'blocked'}
        onOpenChange={(open) => !open && reset?.()}
        title="Sair sem salvar?"
        description="As permissões alteradas aqui ainda não foram salvas."
        confirmLabel="Sair sem salvar"
        cancelLabel="Continuar editando"
        tone="danger"
        onConfirm={() => proceed?.()}
      />
    </>
  );
}
