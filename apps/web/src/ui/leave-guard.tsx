import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveGuardProps {
  unsaved: boolean;
  /** What would be lost. */
  description: string;
  /** A part of the address that, on the same page, leads away as well. */
  searchKey?: string;
}

/** Asks before unsaved work would be lost: to another page, or with the window. */
export function LeaveGuard({ unsaved, description, searchKey }: LeaveGuardProps) {
  const partOf = (search: Record<string, unknown>) => searchKey && search[searchKey];
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved && (current.pathname !== next.pathname || partOf(current.search) !== partOf(next.search)),
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => !open && reset?.()}
      title="Sair sem salvar?"
      description={description}
      confirmLabel="Sair sem salvar"
      cancelLabel="Continuar editando"
      tone="danger"
      onConfirm={() => proceed?.()}
    />
  );
}
