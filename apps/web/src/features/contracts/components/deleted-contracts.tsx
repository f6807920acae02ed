import { Lock, Trash2 } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { contractMessages } from '../contracts.messages.ts';
import { createdColumn, deletedColumn, nameColumn, typeColumn } from './contract-columns.tsx';
import { ContractTable } from './contract-table.tsx';

const columns = [nameColumn, typeColumn, createdColumn, deletedColumn];

export function DeletedContracts({ tenant, granted }: { tenant: string; granted: boolean }) {
  if (!granted) {
    return (
      <Card>
        <EmptyState icon={Lock} title={contractMessages.restricted} description={contractMessages.restrictedDetail} />
      </Card>
    );
  }
  return (
    <ContractTable
      label="Contratos excluídos"
      tenant={tenant}
      isAtivo="false"
      columns={() => columns}
      empty={
        <EmptyState
          icon={Trash2}
          title="Nenhum contrato excluído"
          description="Modelos excluídos ficam guardados aqui, com a data da exclusão."
        />
      }
    />
  );
}
