import type { IcmsCredit } from '@restitui/domain/icms-credits/icms-credits.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { removeIcmsCredit } from '../icms-credits.queries.ts';

export const icmsEditButtonId = (id: string) => `editar-periodo-${id}`;

export const nameOfPeriod = ({ periodoApurado, empresa }: IcmsCredit) => `${periodoApurado} de ${empresa}`;

export function IcmsCreditActions({ row, onEdit }: { row: IcmsCredit; onEdit: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useMutation(removeIcmsCredit);
  const of = nameOfPeriod(row);
  return (
    <span className="inline-flex whitespace-nowrap">
      <IconButton id={icmsEditButtonId(row.id)} icon={Pencil} label={`Editar ${of}`} size="sm" onClick={onEdit} />
      <IconButton icon={Trash2} label={`Excluir ${of}`} size="sm" onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Excluir ${row.periodoApurado}?`}
        description={`O período de ${row.empresa} sai do controle e dos totais. O histórico de alterações guarda o que havia nele.`}
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
