import { cargoLabels, typeUserLabels } from '@restitui/domain/users/cargo.ts';
import type { User } from '@restitui/domain/users/users.api.ts';
import type { ReactNode } from 'react';
import { UserStatusBadge } from './user-status-badge.tsx';

/** What others decide about the person. */
export function OwnFacts({ user }: { user: User }) {
  const facts: [string, ReactNode][] = [
    ['Cargo', cargoLabels[user.typeCargo]],
    ['Tipo', typeUserLabels[user.typeUser]],
    ['Situação', <UserStatusBadge key="status" status={user.status} />],
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-4 border-t pt-4 pb-2 sm:grid-cols-3">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-caption text-muted">{label}</dt>
          <dd className="break-words text-body leading-6">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
