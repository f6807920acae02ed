import { type ClientColumn, clientColumn, clientColumnLabels } from '@restitui/domain/crm/clients/client-columns.ts';
import { Columns3 } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { DropdownMenu, MenuLabel, MenuTick } from '../../../../ui/dropdown-menu.tsx';

interface ClientColumnMenuProps {
  columns: readonly ClientColumn[];
  onChange: (columns: ClientColumn[]) => void;
}

/** Columns that the list always has. */
const always = ['Razão Social', 'CNPJ', 'Status'];

/** Chooses the columns beside the listed three. */
export function ClientColumnMenu({ columns, onChange }: ClientColumnMenuProps) {
  const set = (column: ClientColumn, on: boolean) =>
    onChange(clientColumn.options.filter((each) => (each === column ? on : columns.includes(each))));
  return (
    <DropdownMenu
      className="w-64"
      trigger={
        <Button className="max-sm:hidden">
          <Columns3 aria-hidden />
          Colunas
        </Button>
      }
    >
      <MenuLabel>Colunas da lista</MenuLabel>
      {always.map((header) => (
        <MenuTick key={header} checked disabled onCheckedChange={() => {}}>
          {header}
        </MenuTick>
      ))}
      {clientColumn.options.map((column) => (
        <MenuTick key={column} checked={columns.includes(column)} onCheckedChange={(on) => set(column, on)}>
          {clientColumnLabels[column]}
        </MenuTick>
      ))}
      <MenuLabel>Crédito, prescrição e cobertura vêm das apurações do Simples Nacional.</MenuLabel>
    </DropdownMenu>
  );
}
