import { formatBRL } from '@restitui/brazil/money.ts';
import type { AnalysisRequest } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { requestStatusLabels } from '@restitui/domain/simples/refund-requests/request-kind.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { KindField } from '../../../simples/refund-requests/components/kind-field.tsx';
import { RequestForm } from '../../../simples/refund-requests/components/request-form.tsx';
import { saveAnalysisRequest } from '../analysis-requests.queries.ts';

interface AnalysisRequestDialogProps {
  id_apuracao: string;
  request: AnalysisRequest;
  /** All requests of the month. */
  month: readonly AnalysisRequest[];
  onClose: () => void;
}

/** Edits the request of one thesis of a month, and of others of the month that are in the same state. */
export function AnalysisRequestDialog({ id_apuracao, request, month, onClose }: AnalysisRequestDialogProps) {
  const { competencia, tese, nome } = request;
  const draft = `pedido ${id_apuracao} ${competencia} ${tese}`;
  const save = useMutation(withDraft(saveAnalysisRequest(id_apuracao, competencia), draft));
  const [tipo, setTipo] = useState(request.tipo);
  const [others, setOthers] = useState<readonly string[]>([]);
  const alike = month.filter((one) => one.tese !== tese && isAlike(one, request));
  const joined = [request, ...alike.filter((one) => others.includes(one.tese))];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Pedido do mês"
      description={`${formatPeriod(competencia)}, ${nome}`}
      size="sm"
    >
      <RequestForm
        request={request}
        save={save}
        draft={draft}
        labels={requestStatusLabels[tipo]}
        onSave={(edit) =>
          save.mutate(
            {
              ...edit,
              tipo,
              teses: (edit.situacao === 'A_PEDIR' ? [request] : joined).map((one) => ({
                tese: one.tese,
                seen: one.version,
              })),
            },
            { onSuccess: onClose },
          )
        }
        onCancel={onClose}
      >
        <KindField tipo={tipo} onTipo={setTipo} />
        {alike.length > 0 && (
          <fieldset className="flex flex-col gap-2">
            <legend className="pb-1 font-medium text-body">Juntar no mesmo pedido</legend>
            {alike.map((one) => (
              <Checkbox
                key={one.tese}
                label={`${one.nome} (${formatBRL(one.credito)})`}
                checked={others.includes(one.tese)}
                onCheckedChange={(checked) =>
                  setOthers(checked === true ? [...others, one.tese] : others.filter((other) => other !== one.tese))
                }
              />
            ))}
          </fieldset>
        )}
      </RequestForm>
    </Dialog>
  );
}

function isAlike(one: AnalysisRequest, other: AnalysisRequest): boolean {
  return one.situacao === other.situacao && one.data === other.data && one.protocolo === other.protocolo;
}
