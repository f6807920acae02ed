import {
  type ClientColumn,
  clientColumn,
  clientColumnLabels,
  withColumn,
} from '@restitui/domain/crm/clients/client-columns.ts';
import { ArrowLeftRight, Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { DropdownMenu, MenuItem, MenuLabel, MenuTick } from '../../../../ui/dropdown-menu.tsx';
import { ColumnOrderDialog } from './column-order-dialog.tsx';

interface ClientColumnMenuProps {
  columns: readonly ClientColumn[];
  onChange: (columns: ClientColumn[]) => void;
}

/** Columns that the list always has. */
const always = ['Razão Social', 'CNPJ', 'Status'];

/** Chooses the columns beside the listed three. */
export function ClientColumnMenu({ columns, onChange }: ClientColumnMenuProps) {
  const set = (column: ClientColumn, on: boolean) =>
    onChange(on ? withColumn(columns, column) : columns.filter((each) => each !== column));
  const [isOrdering, setOrdering] = useState(false);
  return (
    <>
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
        {columns.length > 1 && (
          <MenuItem icon={ArrowLeftRight} onSelect={() => setOrdering(true)}>
            Mudar a ordem
          </MenuItem>
        )}
        <MenuLabel>
          Crédito, prescrição e cobertura vêm do Simples Nacional; folha e SPED têm o crédito que não precisa de ação,
          sem a Selic.
        </MenuLabel>
      </DropdownMenu>
      {isOrdering && <ColumnOrderDialog columns={columns} onChange={onChange} onClose={() => setOrdering(false)} />}
    </>
  );
}
