import { cargoLabels, typeUserLabels } from '@restitui/domain/accounts/users/cargo.ts';
import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { FactList } from '../../../../ui/fact-list.tsx';
import { UserSituationBadge } from './user-situation-badge.tsx';

/** Read-only data that other users set. */
export function OwnFacts({ user }: { user: User }) {
  return (
    <FactList
      className="mt-6 grid-cols-2 border-t pt-4 pb-2 sm:grid-cols-3"
      facts={[
        ['Cargo', cargoLabels[user.typeCargo]],
        ['Tipo', typeUserLabels[user.typeUser]],
        ['Situação', <UserSituationBadge key="status" situacao={user.isAccepted ? 'ATIVO' : 'PENDENTE'} />],
      ]}
    />
  );
}
