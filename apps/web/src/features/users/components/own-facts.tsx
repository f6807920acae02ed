import { cargoLabels, typeUserLabels } from '@restitui/domain/users/cargo.ts';
import type { User } from '@restitui/domain/users/users.api.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { UserStatusBadge } from './user-status-badge.tsx';

/** What others decide about the person. */
export function OwnFacts({ user }: { user: User }) {
  return (
    <FactList
      className="mt-6 grid-cols-2 border-t pt-4 pb-2 sm:grid-cols-3"
      facts={[
        ['Cargo', cargoLabels[user.typeCargo]],
        ['Tipo', typeUserLabels[user.typeUser]],
        ['Situação', <UserStatusBadge key="status" status={user.status} />],
      ]}
    />
  );
}
