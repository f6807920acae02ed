import { reasonForm } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import type { Signing } from '@restitui/domain/agreements/signing/signing.api.ts';
import { useMutation } from '@tanstack/react-query';
import { CalendarClock, CircleX, FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { lifecycleMessages } from '../lifecycle.messages.ts';
import { cancelAgreement, startNewVersion } from '../lifecycle.queries.ts';
import { RenewAgreement } from './renew-agreement.tsx';

type Action = 'cancelar' | 'versao' | 'prazo';

/** Actions of those who may link the agreement: a new version, its last day for signing, its cancellation. */
export function ManageAgreement({ signing: { id, state, expiresOn } }: { signing: Signing }) {
  const [action, setAction] = useState<Action>();
  const close = () => setAction(undefined);
  const [cancelDraft, versionDraft] = [`cancelamento ${id}`, `nova versão ${id}`];
  const cancel = useMutation(withDraft(cancelAgreement(id), cancelDraft));
  const start = useMutation(withDraft(startNewVersion(id), versionDraft));
  const isOpen = state !== 'assinado' && state !== 'cancelado' && state !== 'recusado';
  const shared = { reason: reasonForm.shape.reason, maxLength: 2000, rows: 3, cancelLabel: 'Voltar', onClose: close };
  return (
    <fieldset className="flex flex-wrap gap-2 border-t pt-4">
      <legend className="sr-only">Administrar o contrato</legend>
      <Button onClick={() => setAction('versao')}>
        <FilePlus2 aria-hidden />
        Nova versão
      </Button>
      {isOpen && (
        <>
          <Button onClick={() => setAction('prazo')}>
            <CalendarClock aria-hidden />
            {state === 'expirado' ? 'Renovar prazo' : 'Prazo para assinar'}
          </Button>
          <Button onClick={() => setAction('cancelar')}>
            <CircleX aria-hidden />
            Cancelar contrato
          </Button>
        </>
      )}
      {action === 'versao' && (
        <ReasonDialog
          {...shared}
          title="Nova versão"
          description={lifecycleMessages.newVersionHelp}
          confirmLabel="Escrever nova versão"
          tone="primary"
          pending={start.isPending}
          draft={versionDraft}
          onConfirm={(reason) => start.mutate(reason, { onSuccess: close })}
        />
      )}
      {action === 'cancelar' && (
        <ReasonDialog
          {...shared}
          title="Cancelar contrato"
          description={lifecycleMessages.cancelHelp}
          confirmLabel="Cancelar contrato"
          pending={cancel.isPending}
          draft={cancelDraft}
          onConfirm={(reason) => cancel.mutate(reason, { onSuccess: close })}
        />
      )}
      {action === 'prazo' && <RenewAgreement id={id} expiresOn={expiresOn} onClose={close} />}
    </fieldset>
  );
}
