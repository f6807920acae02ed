import { displayName } from '@restitui/brazil/display-name.ts';
import { cargoLabels } from '@restitui/domain/accounts/users/cargo.ts';
import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { lacksServices } from '@restitui/domain/recovery/products/products.access.ts';
import { Link } from '@tanstack/react-router';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { Button, buttonLook } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { nextStep } from '../next-step.ts';
import { userPage } from './user-columns.tsx';

export function UserCreated({ user, onNext }: { user: User; onNext: () => void }) {
  const selected = useSelectedTenant();
  return (
    <div className="flex flex-col gap-6">
      <Notice tone="positive" title={displayName(user.name)}>
        {cargoLabels[user.typeCargo]}&nbsp;· {user.email}&nbsp;· {nextStep(user)}
      </Notice>
      {selected && selected.id !== user.id_tenant && (
        <Notice tone="info" title={`Fora da lista de ${selected.title}`}>
          A pessoa é da equipe do provedor e aparece na lista sem empresa escolhida. Ver Detalhes abre o cadastro.
        </Notice>
      )}
      {lacksServices({ ...user, permissions: {} }) && (
        <Notice tone="warning" title="Falta liberar os serviços">
          Sem eles a pessoa não vê produtos nem pode recebê-los. Libere-os em Ver Detalhes.
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2 pb-2">
        <Link {...userPage(user)} className={buttonLook()}>
          Ver Detalhes
        </Link>
        <Button variant="primary" autoFocus onClick={onNext}>
          Novo Usuário
        </Button>
      </div>
    </div>
  );
}
