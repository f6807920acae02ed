import { displayName } from '@restitui/brazil/display-name.ts';
import type { IcmsCredit } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import { useMutation } from '@tanstack/react-query';
import { ControlRowActions } from '../../credits/components/control-row-actions.tsx';
import { removeIcmsCredit } from '../icms-credits.queries.ts';

export const icmsEditButtonId = (id: string) => `editar-periodo-${id}`;

export const nameOfPeriod = ({ periodoApurado, empresa }: IcmsCredit) => `${periodoApurado} de ${displayName(empresa)}`;

export function IcmsCreditActions({ row, onEdit }: { row: IcmsCredit; onEdit: () => void }) {
  const remove = useMutation(removeIcmsCredit);
  return (
    <ControlRowActions
      name={nameOfPeriod(row)}
      editButtonId={icmsEditButtonId(row.id)}
      deletion={{
        title: `Excluir ${row.periodoApurado}?`,
        description: `O período de ${displayName(row.empresa)} sai do controle e dos totais. O histórico de alterações guarda o que havia nele.`,
      }}
      onEdit={onEdit}
      onDelete={() => remove.mutate(row)}
    />
  );
}
