import { Lock, Trash2 } from 'lucide-react';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { templateMessages } from '../templates.messages.ts';
import { createdColumn, deletedColumn, deletedLines, nameColumn, typeColumn } from './template-columns.tsx';
import { TemplateTable } from './template-table.tsx';

const columns = [nameColumn, typeColumn, createdColumn, deletedColumn];

export function DeletedTemplates({ tenant, granted }: { tenant: string; granted: boolean }) {
  if (!granted) {
    return (
      <Card>
        <EmptyState icon={Lock} title={templateMessages.restricted} description={templateMessages.restrictedDetail} />
      </Card>
    );
  }
  return (
    <TemplateTable
      label="Contratos excluídos"
      tenant={tenant}
      isAtivo="false"
      columns={() => columns}
      lines={() => deletedLines}
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
