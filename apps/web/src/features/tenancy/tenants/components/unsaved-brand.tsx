import { useBlocker } from '@tanstack/react-router';
import { cn } from '../../../../lib/cn.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';

interface UnsavedBrandProps {
  unsaved: boolean;
  saving: boolean;
  onDiscard: () => void;
}

/** Renders the save bar and asks for confirmation before unsaved changes are lost. */
export function UnsavedBrand({ unsaved, saving, onDiscard }: UnsavedBrandProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <>
      <div
        className={cn(
          'mt-6 flex flex-wrap items-center gap-2 border-t bg-canvas py-3',
          unsaved && 'sticky bottom-(--offline) z-10',
        )}
      >
        <Button type="submit" variant="primary" disabled={!unsaved} loading={saving}>
          Salvar marca
        </Button>
        <Button disabled={!unsaved || saving} onClick={onDiscard}>
          Descartar
        </Button>
        <p role="status" className="text-caption text-muted">
          {unsaved && 'Alterações não salvas'}
        </p>
      </div>
      <ConfirmDialog
        open={status === 'blocked'}
        onOpenChange={(open) => !open && reset?.()}
        title="Sair sem salvar?"
        description="As alterações da marca ainda não foram salvas."
        confirmLabel="Sair sem salvar"
        cancelLabel="Continuar editando"
        tone="danger"
        onConfirm={() => proceed?.()}
      />
    </>
  );
}
