import { type ClientColumn, clientColumn, clientColumnLabels } from '@restitui/domain/crm/clients/client-columns.ts';
import { ColumnMenu } from '../../../../ui/column-menu.tsx';

interface ClientColumnMenuProps {
  columns: readonly ClientColumn[];
  onChange: (next: (latest: readonly ClientColumn[]) => ClientColumn[]) => void;
}

/** Chooses the columns beside the listed three. */
export function ClientColumnMenu({ columns, onChange }: ClientColumnMenuProps) {
  return (
    <ColumnMenu
      always={['Razão Social', 'CNPJ', 'Status']}
      offered={clientColumn.options}
      labelOf={(column) => clientColumnLabels[column]}
      columns={columns}
      onChange={onChange}
      orderHelp="Razão social, CNPJ e status ficam na frente. Guarde uma vista para manter a ordem."
      note="Crédito, prescrição e cobertura vêm do Simples Nacional; folha e SPED têm o crédito que não precisa de ação, sem a Selic."
    />
  );
}
