import { compensationTaxLabels } from '@restitui/domain/compensations/compensation-tax.ts';
import type { Compensation } from '@restitui/domain/compensations/compensations.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { removeCompensation } from '../compensations.queries.ts';

export function CompensationActions({ row, onEdit }: { row: Compensation; onEdit: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useMutation(removeCompensation);
  const of = `${compensationTaxLabels[row.tributo]} ${row.pa}, ${row.perDcomp}`;
  return (
    <span className="inline-flex whitespace-nowrap">
      <IconButton icon={Pencil} label={`Editar ${of}`} size="sm" onClick={onEdit} />
      <IconButton icon={Trash2} label={`Excluir ${of}`} size="sm" onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Excluir a compensação?"
        description={`${of}, de ${row.empresa}, sai do relatório e dos totais. O histórico de alterações guarda o que havia nela.`}
        confirmLabel="Excluir"
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          remove.mutate(row);
        }}
      />
    </span>
  );
}
