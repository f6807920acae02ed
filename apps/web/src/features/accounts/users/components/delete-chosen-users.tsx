import { counted } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Trash2, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { activateUsers, deleteUsers } from '../users.queries.ts';

interface DeleteChosenUsersProps {
  users: readonly UserSummary[];
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Number of selected rows, and the buttons that activate the pending ones and delete all. */
export function DeleteChosenUsers({ users, onChange }: DeleteChosenUsersProps) {
  const [open, setOpen] = useState(false);
  const remove = useMutation({
    ...deleteUsers(),
    onSuccess: () => onChange(new Set()),
    onSettled: () => setOpen(false),
  });
  const activate = useMutation({ ...activateUsers(), onSuccess: () => onChange(new Set()) });
  const pending = users.filter(({ situacao }) => situacao === 'PENDENTE');
  if (users.length === 0) return null;
  const many = users.length > 1;
  return (
    <section
      aria-label="Seleção"
      className="mb-4 flex flex-wrap items-center gap-2 rounded-md border bg-surface p-2 pl-4"
    >
      <p role="status" className="figures mr-auto text-body">
        {counted(users.length, 'selecionado', 'selecionados')}
      </p>
      <Button size="sm" variant="ghost" onClick={() => onChange(new Set())}>
        Limpar seleção
      </Button>
      {pending.length > 0 && (
        <Button size="sm" loading={activate.isPending} onClick={() => activate.mutate(pending)}>
          <UserCheck aria-hidden />
          Ativar {counted(pending.length, 'pendente', 'pendentes')}
        </Button>
      )}
      <Button size="sm" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden />
        Excluir selecionados
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={many ? `Excluir ${users.length} usuários?` : `Excluir ${displayName(users[0]?.name)}?`}
        description="As sessões abertas terminam agora e ninguém deles entra mais. O que fizeram continua no histórico. Não é possível desfazer."
        confirmLabel="Excluir"
        tone="danger"
        pending={remove.isPending}
        onConfirm={() => remove.mutate(users)}
      >
        {many && (
          <ul className="max-h-48 overflow-y-auto text-body text-muted">
            {users.map(({ id, name }) => (
              <li key={id} className="truncate">
                {displayName(name)}
              </li>
            ))}
          </ul>
        )}
      </ConfirmDialog>
    </section>
  );
}
