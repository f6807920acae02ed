import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { cargoLabels } from '@restitui/domain/accounts/users/cargo.ts';
import { canListPartners } from '@restitui/domain/accounts/users/partners.access.ts';
import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button, buttonLook } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { nextStep } from '../next-step.ts';

interface RegisteredUserProps {
  user: User;
  onNext: () => void;
  children?: ReactNode;
}

/** The registered user, and the button for the next one. */
export function RegisteredUser({ user, onNext, children }: RegisteredUserProps) {
  const actor = useActor();
  return (
    <div className="flex flex-col gap-6">
      <Notice tone="positive" title={displayName(user.razao_social ?? user.name)}>
        {joinFacts(
          user.razao_social && displayName(user.name),
          cargoLabels[user.typeCargo],
          user.email,
          nextStep(user),
        )}
      </Notice>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" autoFocus onClick={onNext}>
          Novo Usuário
        </Button>
        {canListPartners(actor) && (
          <Link to="/parceiros" className={buttonLook()}>
            Lista de Parceiros
          </Link>
        )}
      </div>
    </div>
  );
}
