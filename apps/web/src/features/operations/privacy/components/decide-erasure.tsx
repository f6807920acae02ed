import { displayName } from '@restitui/brazil/display-name.ts';
import { canDecideErasure } from '@restitui/domain/operations/privacy/privacy.access.ts';
import { type ErasureRequest, refusalReason } from '@restitui/domain/operations/privacy/privacy.api.ts';
import { privacyErrors } from '@restitui/domain/operations/privacy/privacy.errors.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../../lib/toast.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { privacyMessages } from '../privacy.messages.ts';
import { decideErasure } from '../privacy.queries.ts';

/** Approves or refuses after a confirmation; a refusal needs a reason. */
export function DecideErasure({ request }: { request: ErasureRequest }) {
  const actor = useActor();
  const tenant = useActingTenant() ?? actor.id_tenant;
  const name = `recusa de eliminação ${request.id}`;
  const decide = useMutation(withDraft(decideErasure(request.id), name));
  const [choice, setChoice] = useState<'approve' | 'refuse'>();
  if (request.status !== 'pendente') return null;
  if (!canDecideErasure(actor, tenant, request)) {
    return <Notice tone="info">{privacyErrors.erasure_decide_denied.message}</Notice>;
  }

  function send(aprovado: boolean, reason = '') {
    decide.mutate(
      { aprovado, reason },
      {
        onSuccess: () => notify.success(aprovado ? privacyMessages.approved : privacyMessages.refused),
        onSettled: () => setChoice(undefined),
      },
    );
  }

  return (
    <div className="flex flex-col gap-3">
      {decide.isError && (
        <Notice tone="danger" error={decide.error}>
          {decide.error.message}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button className="text-danger" onClick={() => setChoice('approve')}>
          Aprovar e apagar
        </Button>
        <Button onClick={() => setChoice('refuse')}>Recusar</Button>
      </div>
      <ConfirmDialog
        open={choice === 'approve'}
        onOpenChange={(open) => !open && setChoice(undefined)}
        title={`Apagar os dados de ${displayName(request.nome)}?`}
        description="As sessões terminam, a pessoa não entra mais e recebe a resposta por e-mail. Não é possível desfazer."
        confirmLabel="Aprovar e apagar"
        tone="danger"
        pending={decide.isPending}
        onConfirm={() => send(true)}
      />
      {choice === 'refuse' && (
        <ReasonDialog
          title="Recusar a solicitação?"
          description="A pessoa recebe o motivo por e-mail."
          confirmLabel="Recusar"
          tone="primary"
          reason={refusalReason}
          maxLength={1000}
          rows={3}
          pending={decide.isPending}
          draft={name}
          onConfirm={(reason) => send(false, reason)}
          onClose={() => setChoice(undefined)}
        />
      )}
    </div>
  );
}
