import { type ClientColumn, clientColumnLabels, moveColumn } from '@restitui/domain/crm/clients/client-columns.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';

interface ColumnOrderDialogProps {
  columns: readonly ClientColumn[];
  onChange: (columns: ClientColumn[]) => void;
  onClose: () => void;
}

/** Moves the chosen columns; the list behind it follows at once. */
export function ColumnOrderDialog({ columns, onChange, onClose }: ColumnOrderDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Ordem das colunas"
      description="Razão social, CNPJ e status ficam na frente. Guarde uma vista para manter a ordem."
      footer={
        <Button variant="primary" onClick={onClose}>
          Pronto
        </Button>
      }
    >
      <ol className="divide-y rounded-md border">
        {columns.map((column, i) => {
          const label = clientColumnLabels[column];
          return (
            <li key={column} className="flex items-center gap-1 py-1 pr-1 pl-3 text-body">
              <span className="flex-1">{label}</span>
              <IconButton
                icon={ArrowUp}
                size="sm"
                label={`Mover ${label} para a frente`}
                disabled={i === 0}
                onClick={() => onChange(moveColumn(columns, column, -1))}
              />
              <IconButton
                icon={ArrowDown}
                size="sm"
                label={`Mover ${label} para trás`}
                disabled={i === columns.length - 1}
                onClick={() => onChange(moveColumn(columns, column, 1))}
              />
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
