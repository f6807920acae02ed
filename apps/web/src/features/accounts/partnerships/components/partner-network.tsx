import { counted } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import type { NetworkPerson } from '@restitui/domain/accounts/partnerships/partner-network.ts';
import type { Partnership } from '@restitui/domain/accounts/partnerships/partnerships.api.ts';
import { cargoLabels } from '@restitui/domain/accounts/users/cargo.ts';
import { CornerDownRight } from 'lucide-react';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { UserSituationBadge } from '../../users/components/user-situation-badge.tsx';

const clientsOf = ({ clients }: NetworkPerson) => counted(clients, 'cliente', 'clientes');
const deepest = 6;

/** Who registered the person, and everybody registered below, with clients and commission. */
export function PartnerNetwork({ partnership: { registrar, network } }: { partnership: Partnership }) {
  const description = registrar
    ? `Cadastro feito por ${displayName(registrar.name)} (${cargoLabels[registrar.typeCargo]})`
    : 'Cadastro feito pela consultoria';
  return (
    <Card flush title="Quem cadastrou quem" description={description} className="mt-6">
      <ul className="divide-y border-t">
        {network.map((person) => (
          <li
            key={person.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3"
            style={{ paddingInlineStart: `${1 + Math.min(person.depth, deepest) * 1.25}rem` }}
          >
            {person.depth > 0 && <CornerDownRight aria-hidden className="size-4 shrink-0 text-muted" />}
            <div className="min-w-0 flex-1 basis-44">
              <p className="truncate text-body" title={displayName(person.name)}>
                {displayName(person.name)}
                <span className="sr-only">, nível {person.depth + 1}</span>
              </p>
              <p className="text-caption text-muted">
                {cargoLabels[person.typeCargo]}&nbsp;· {clientsOf(person)}&nbsp;·{' '}
                <span className="figures">{person.comissao_user}%</span>
              </p>
            </div>
            {person.isCommissionPending && <Badge tone="warning">Comissão a aprovar</Badge>}
            {person.situacao !== 'ATIVO' && <UserSituationBadge situacao={person.situacao} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
