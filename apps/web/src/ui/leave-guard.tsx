import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveGuardProps {
  unsaved: boolean;
  /** Describes the work that would be lost. */
  description: string;
  /** Search parameter whose change also counts as leaving. */
  searchKey?: string;
}

/** Asks before a navigation or a closed window would lose unsaved work. */
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
