import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { factorKindLabels } from '@restitui/domain/accounts/second-factor/factor-kind.ts';
import type { Factor } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import { useMutation } from '@tanstack/react-query';
import { KeyRound, Pencil, Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../../lib/formats.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { removeFactor, renameFactor } from '../second-factor.queries.ts';
import { NameDialog } from './name-dialog.tsx';

const icons = { totp: Smartphone, passkey: KeyRound };

export function FactorItem({ factor, isLast }: { factor: Factor; isLast: boolean }) {
  const { id, kind, name, createdDate, lastUsedAt, host } = factor;
  const [asking, setAsking] = useState<'name' | 'removal'>();
  const rename = useMutation(renameFactor);
  const remove = useMutation(removeFactor);
  const Icon = icons[kind];
  const over = { onSettled: () => setAsking(undefined) };

  return (
    <li className="flex items-center gap-3 py-3">
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-body" title={name}>
          {name}
        </p>
        <p className="text-caption text-muted">
          {joinFacts(
            host ? `${factorKindLabels[kind]} de ${host}` : factorKindLabels[kind],
            lastUsedAt ? `usado em ${formatDateTime(lastUsedAt)}` : `cadastrado em ${formatDateTime(createdDate)}`,
          )}
        </p>
      </div>
      <IconButton icon={Pencil} label={`Renomear ${name}`} size="sm" onClick={() => setAsking('name')} />
      <IconButton icon={Trash2} label={`Remover ${name}`} size="sm" onClick={() => setAsking('removal')} />
      {asking === 'name' && (
        <NameDialog
          title="Renomear"
          confirmLabel="Salvar"
          name={name}
          pending={rename.isPending}
          error={null}
          onName={(next) => rename.mutate({ id, name: next }, over)}
          onClose={() => setAsking(undefined)}
        />
      )}
      <ConfirmDialog
        open={asking === 'removal'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={`Remover ${name}?`}
        description={
          isLast
            ? 'A entrada volta a pedir só a senha, e os códigos de recuperação deixam de valer. As outras sessões são encerradas.'
            : 'A entrada deixa de aceitar este fator. As outras sessões são encerradas.'
        }
        confirmLabel="Remover"
        tone="danger"
        pending={remove.isPending}
        onConfirm={() => remove.mutate(id, over)}
      />
    </li>
  );
}
