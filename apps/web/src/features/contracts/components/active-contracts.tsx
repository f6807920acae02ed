import { canCreateContract, canDeleteContract } from '@restitui/domain/contracts/contracts.access.ts';
import type { Contract } from '@restitui/domain/contracts/contracts.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Eye, FilePlus2, FileUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../../lib/use-actor.ts';
import { Button } from '../../../ui/button.tsx';
import type { DataColumn } from '../../../ui/data-column.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { tenantsQuery } from '../../tenants/tenants.queries.ts';
import { createdColumn, nameColumn, typeColumn } from './contract-columns.tsx';
import { ContractTable } from './contract-table.tsx';
import { DeleteContract } from './delete-contract.tsx';

interface ActiveContractsProps {
  tenant: string;
  onCreate: () => void;
  onSendDocument: (contract: Contract) => void;
}

export function ActiveContracts({ tenant, onCreate, onSendDocument }: ActiveContractsProps) {
  const actor = useActor();
  const { data: tenants } = useQuery(tenantsQuery);
  const [deleting, setDeleting] = useState<Contract>();
  const mayCreate = canCreateContract(actor, tenant);
  const titleOf = (id: string) => tenants?.find((one) => one.id === id)?.title ?? '';

  const columns = (preview: (contract: Contract) => void): DataColumn<Contract>[] => [
    nameColumn,
    { id: 'id_tenant', header: 'Empresa', cell: ({ id_tenant }) => titleOf(id_tenant), hideBelow: 'lg' },
    typeColumn,
    createdColumn,
    {
      id: 'acoes',
      header: 'Ações',
      width: '9rem',
      cell: (contract) => (
        <span className="relative z-10 flex gap-1">
          <IconButton icon={Eye} size="sm" label={`Ver ${contract.nameContrato}`} onClick={() => preview(contract)} />
          {mayCreate && !contract.documento && (
            <IconButton
              icon={FileUp}
              size="sm"
              label={`Enviar documento de ${contract.nameContrato}`}
              onClick={() => onSendDocument(contract)}
            />
          )}
          {canDeleteContract(actor, tenant) && (
            <IconButton
              icon={Trash2}
              size="sm"
              label={`Excluir ${contract.nameContrato}`}
              onClick={() => setDeleting(contract)}
            />
          )}
        </span>
      ),
    },
  ];

  return (
    <>
      <ContractTable
        label="Contratos"
        tenant={tenant}
        isAtivo="true"
        columns={columns}
        empty={
          <EmptyState
            icon={FilePlus2}
            title="Nenhum contrato cadastrado"
            description="Os modelos daqui são preenchidos com os dados de cada cliente e parceiro: um ativo por tipo."
            action={
              mayCreate && (
                <Button variant="primary" onClick={onCreate}>
                  Criar contrato
                </Button>
              )
            }
          />
        }
      />
      <DeleteContract contract={deleting} tenant={tenant} onDone={() => setDeleting(undefined)} />
    </>
  );
}
