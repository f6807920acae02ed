import { useMutation } from '@tanstack/react-query';
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { setTemplatePrivileges } from '../templates.queries.ts';

export function PrivilegesButton({ tenant, granted }: { tenant: string; granted: boolean }) {
  const set = useMutation(setTemplatePrivileges(tenant));
  const Icon = granted ? LockKeyhole : LockKeyholeOpen;
  return (
    <footer className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-4">
      <p className="min-w-0 flex-1 basis-60 text-caption text-muted">
        {granted
          ? 'Quem gerencia contratos desta empresa vê os excluídos.'
          : 'Os contratos excluídos desta empresa estão fechados para todos.'}
      </p>
      <Button loading={set.isPending} onClick={() => set.mutate(!granted)}>
        <Icon aria-hidden />
        {granted ? 'Remover Privilégios' : 'Conceder Privilégios'}
      </Button>
    </footer>
  );
}
