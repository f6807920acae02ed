import { displayName } from '@restitui/brazil/display-name.ts';
import { compensationTaxLabels } from '@restitui/domain/recovery/compensations/compensation-tax.ts';
import type { Compensation } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { useMutation } from '@tanstack/react-query';
import { ControlRowActions } from '../../credits/components/control-row-actions.tsx';
import { removeCompensation } from '../compensations.queries.ts';

export function CompensationActions({ row, onEdit }: { row: Compensation; onEdit: () => void }) {
  const remove = useMutation(removeCompensation);
  const name = `${compensationTaxLabels[row.tributo]} ${row.pa}, ${row.perDcomp}`;
  return (
    <ControlRowActions
      name={name}
      deletion={{
        title: 'Excluir a compensação?',
        description: `${name}, de ${displayName(row.empresa)}, sai do relatório e dos totais. O histórico de alterações guarda o que havia nela.`,
      }}
      onEdit={onEdit}
      onDelete={() => remove.mutate(row)}
    />
  );
}
