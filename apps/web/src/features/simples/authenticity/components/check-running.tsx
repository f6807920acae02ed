import type { AuthenticityCheck } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import { useMutation } from '@tanstack/react-query';
import { formatCount } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { cancelAuthenticity } from '../authenticity.queries.ts';

interface CheckRunningProps {
  id_apuracao: string;
  check: AuthenticityCheck;
  mayCancel: boolean;
}

/** Shows the progress of a verification, with a button to cancel it. */
export function CheckRunning({ id_apuracao, check, mayCancel }: CheckRunningProps) {
  const cancel = useMutation(cancelAuthenticity(id_apuracao));
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <Progress {...progressOf(check)} className="min-w-0 flex-1 basis-64" />
      {mayCancel && (
        <Button loading={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancelar verificação
        </Button>
      )}
    </div>
  );
}

function progressOf({ state, progress }: AuthenticityCheck) {
  if (!progress) return { label: state === 'na_fila' ? 'Na fila' : 'Aguardando o andamento' };
  const { fase, arquivos, total } = progress;
  return {
    // The notes are read once to determine which of them count, and once to verify.
    label: fase === 'leitura' ? 'Etapa 1 de 2: lendo as notas' : 'Etapa 2 de 2: verificando as assinaturas',
    value: total > 0 ? (100 * arquivos) / total : 0,
    detail: `${formatCount(arquivos)} de ${formatCount(total)} arquivos`,
  };
}
