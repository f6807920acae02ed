import { moveColumn } from '@restitui/domain/wire/list-columns.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';

interface ColumnOrderDialogProps<C extends string> {
  columns: readonly C[];
  labelOf: (column: C) => string;
  description: string;
  onChange: (next: (latest: readonly C[]) => C[]) => void;
  onClose: () => void;
}

/** Moves the chosen columns; the list behind it follows at once. */
export function ColumnOrderDialog<C extends string>(props: ColumnOrderDialogProps<C>) {
  const { columns, labelOf, description, onChange, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Ordem das colunas"
      description={description}
      footer={
        <Button variant="primary" onClick={onClose}>
          Pronto
        </Button>
      }
    >
      <ol className="divide-y rounded-md border">
        {columns.map((column, i) => {
          const label = labelOf(column);
          return (
            <li key={column} className="flex items-center gap-1 py-1 pr-1 pl-3 text-body">
              <span className="flex-1">{label}</span>
              <IconButton
                icon={ArrowUp}
                size="sm"
                label={`Mover ${label} para a frente`}
                disabled={i === 0}
                onClick={() => onChange((latest) => moveColumn(latest, column, -1))}
              />
              <IconButton
                icon={ArrowDown}
                size="sm"
                label={`Mover ${label} para trás`}
                disabled={i === columns.length - 1}
                onClick={() => onChange((latest) => moveColumn(latest, column, 1))}
              />
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
