import { displayName } from '@restitui/brazil/display-name.ts';
import { canDecideErasure } from '@restitui/domain/operations/privacy/privacy.access.ts';
import type { ErasureRequest } from '@restitui/domain/operations/privacy/privacy.api.ts';
import { privacyErrors } from '@restitui/domain/operations/privacy/privacy.errors.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../../lib/toast.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { privacyMessages } from '../privacy.messages.ts';
import { decideErasure } from '../privacy.queries.ts';

/** Approves or refuses after a confirmation; a refusal needs a reason. */
export function DecideErasure({ request }: { request: ErasureRequest }) {
  const actor = useActor();
  const tenant = useActingTenant() ?? actor.id_tenant;
  const name = `recusa de eliminação ${request.id}`;
  const decide = useMutation(withDraft(decideErasure(request.id), name));
  const [choice, setChoice] = useState<'approve' | 'refuse'>();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const draft = useDraft(name, reason, reason.trim() !== '' && !decide.isSuccess);
  if (request.status !== 'pendente') return null;
  if (!canDecideErasure(actor, tenant, request)) {
    return <Notice tone="info">{privacyErrors.erasure_decide_denied.message}</Notice>;
  }

  function send(aprovado: boolean) {
    const said = aprovado ? '' : reason.trim();
    if (!aprovado && !said) return setMissing(true);
    decide.mutate(
      { aprovado, reason: said },
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
      <ConfirmDialog
        open={choice === 'refuse'}
        onOpenChange={(open) => !open && setChoice(undefined)}
        title="Recusar a solicitação?"
        description="A pessoa recebe o motivo por e-mail."
        confirmLabel="Recusar"
        pending={decide.isPending}
        onConfirm={() => send(false)}
      >
        <DraftOffer draft={draft} onTake={setReason} />
        <Field
          label="Motivo"
          required
          error={missing && !reason.trim() ? privacyErrors.reason_missing.message : undefined}
        >
          <Textarea rows={3} maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </ConfirmDialog>
    </div>
  );
}
