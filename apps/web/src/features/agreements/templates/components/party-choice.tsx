import { displayName } from '@restitui/brazil/display-name.ts';
import { userList } from '@restitui/domain/accounts/users/user-list.ts';
import { clientList } from '@restitui/domain/crm/clients/client-list.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { formatCnpjCpf } from '../../../../lib/formats.ts';
import { Card } from '../../../../ui/card.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { userListQuery } from '../../../accounts/users/users.queries.ts';
import { clientListQuery } from '../../../crm/clients/clients.queries.ts';

/** A client by its CNPJ or CPF, or a user by its id. */
export interface Party {
  id: string;
  name: string;
}

interface PartyChoiceProps {
  tenant: string;
  isOfPartner: boolean;
  chosen: Party | undefined;
  /** Undefined for sample values. */
  onChoose: (party: Party | undefined) => void;
}

/** Chooses the client or partner whose data fill a preview. */
export function PartyChoice({ tenant, isOfPartner, chosen, onChoose }: PartyChoiceProps) {
  const [q, setQ] = useState('');
  const clients = useQuery({ ...clientListQuery(tenant, clientList.read({ q })), enabled: !isOfPartner });
  const users = useQuery({ ...userListQuery(tenant, userList.read({ q })), enabled: isOfPartner });
  const found = isOfPartner
    ? (users.data?.data ?? []).map(({ id, name, email }) => ({ id, name, detail: email }))
    : (clients.data?.data ?? []).map(({ cnpjcpf, razao_social }) => ({
        ...{ id: cnpjcpf, name: razao_social },
        detail: formatCnpjCpf(cnpjcpf),
      }));
  const isLoaded = (isOfPartner ? users : clients).isSuccess;
  const noun = isOfPartner ? 'parceiro' : 'cliente';
  return (
    <Card title={`Dados de que ${noun}`}>
      <SearchField label={`Buscar ${noun}`} placeholder="Nome ou número" value={q} onSearch={setQ} />
      <ul aria-label={`Escolher ${noun}`} className="mt-3 max-h-96 overflow-y-auto">
        <Choice
          name="Dados de exemplo"
          detail="Nenhum cadastro"
          isChosen={!chosen}
          onClick={() => onChoose(undefined)}
        />
        {found.map(({ id, name, detail }) => (
          <Choice
            key={id}
            name={name}
            detail={detail}
            isChosen={chosen?.id === id}
            onClick={() => onChoose({ id, name })}
          />
        ))}
      </ul>
      {isLoaded && found.length === 0 && (
        <p role="status" className="px-2 pt-3 text-body text-muted">
          {q ? `Nenhum ${noun} encontrado.` : `Nenhum ${noun} cadastrado ainda.`}
        </p>
      )}
    </Card>
  );
}

interface ChoiceProps {
  name: string;
  detail: string;
  isChosen: boolean;
  onClick: () => void;
}

function Choice({ name, detail, isChosen, onClick }: ChoiceProps) {
  return (
    <li className="border-b last:border-b-0">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onClick}
        className={cn(
          'w-full px-2 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2',
          isChosen && 'bg-brand-soft hover:bg-brand-soft',
        )}
      >
        <span className="block text-body">{displayName(name)}</span>
        <span className="figures block text-caption text-muted">{detail}</span>
      </button>
    </li>
  );
}
