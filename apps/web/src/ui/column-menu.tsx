import { addColumn } from '@restitui/domain/wire/list-columns.ts';
import { ArrowLeftRight, Columns3 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { ColumnOrderDialog } from './column-order-dialog.tsx';
import { DropdownMenu, MenuItem, MenuLabel, MenuTick } from './dropdown-menu.tsx';

interface ColumnMenuProps<C extends string> {
  /** Headers of the columns that the list always has. */
  always: readonly string[];
  /** All further columns, in the order in which they are offered. */
  offered: readonly C[];
  labelOf: (column: C) => string;
  columns: readonly C[];
  /** Receives a function of the latest columns: a click may follow before the list shows the last one. */
  onChange: (next: (latest: readonly C[]) => C[]) => void;
  /** The description of the dialog of the order. */
  orderHelp: string;
  note?: ReactNode;
}

/** Chooses the columns of a list beside those that it always has; a phone shows cards or lines instead. */
export function ColumnMenu<C extends string>(props: ColumnMenuProps<C>) {
  const { always, offered, labelOf, columns, onChange, orderHelp, note } = props;
  const set = (column: C, on: boolean) =>
    onChange((latest) => (on ? addColumn(offered, latest, column) : latest.filter((each) => each !== column)));
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
        {offered.map((column) => (
          <MenuTick key={column} checked={columns.includes(column)} onCheckedChange={(on) => set(column, on)}>
            {labelOf(column)}
          </MenuTick>
        ))}
        {columns.length > 1 && (
          <MenuItem icon={ArrowLeftRight} onSelect={() => setOrdering(true)}>
            Mudar a ordem
          </MenuItem>
        )}
        {note && <MenuLabel>{note}</MenuLabel>}
      </DropdownMenu>
      {isOrdering && (
        <ColumnOrderDialog
          columns={columns}
          labelOf={labelOf}
          description={orderHelp}
          onChange={onChange}
          onClose={() => setOrdering(false)}
        />
      )}
    </>
  );
}
