import type { OverruledProduct } from '@restitui/domain/simples/decisions/overruled-products.ts';
import { type NewDecision, newDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { type AttachmentPlace, uploadAttachment } from '../../../recovery/attachments/attachments.queries.ts';
import { effectQuery, startEffect } from '../simples-decisions.queries.ts';
import { OpenEffect } from './open-effect.tsx';
import { OverruleForm, type OverruleInput, type OverruleProposal } from './overrule-form.tsx';

interface OverruleDialogProps {
  products: readonly OverruledProduct[];
  /** Where a file with the evidence is attached. */
  place: AttachmentPlace;
  /** A decision whose answer, reason and evidence are proposed. */
  like?: OverruleProposal | undefined;
  onClose: () => void;
}

/** Dialog that proposes a decision against the rules, shows its effect and applies it. */
export function OverruleDialog({ products, place, like, onClose }: OverruleDialogProps) {
  const tenant = useActingTenant();
  const upload = useMutation(uploadAttachment(place));
  const sending = useSending(upload);
  const draft = `correção ${place.id_client} ${products.map(({ codigo }) => codigo).join(' ')}`;
  const start = useMutation(withDraft(startEffect, draft));
  const [started, setStarted] = useState<string>();
  const effect = useQuery({ ...effectQuery(tenant, place.id_client), enabled: started !== undefined });
  const pending = upload.isPending || start.isPending;
  const shown = effect.data?.id === started ? effect.data : undefined;
  // Applied or discarded.
  const isOver = started !== undefined && effect.isSuccess && !effect.isFetching && !shown;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);

  async function propose({ file, ...input }: OverruleInput) {
    const nome = `Evidência: ${products[0]?.produto ?? ''}`.slice(0, 120);
    const attachment = file && (await upload.mutateAsync({ nome, anexo: file, sending: sending.start() }));
    const propostas = products.map(
      (product): NewDecision => ({
        ...{ ...product, ...input, tipo: 'produto', alcance: 'cliente', id_client: place.id_client, corrige: true },
        id_anexo: attachment?.id ?? null,
      }),
    );
    start.mutate({ id_client: place.id_client, propostas }, { onSuccess: ({ id }) => setStarted(id) });
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={() => !pending && onClose()}
      dismissible={!pending}
      guarded={started === undefined}
      title="Corrigir a classificação"
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            {started ? 'Fechar' : 'Cancelar'}
          </Button>
          {!started && (
            <Button variant="primary" type="submit" form="corrigir" loading={pending}>
              Ver o efeito
            </Button>
          )}
        </>
      }
    >
      {started ? (
        shown && <OpenEffect effect={shown} />
      ) : (
        <OverruleForm
          id="corrigir"
          products={products}
          like={like}
          draft={draft}
          reason={newDecision.shape.motivo}
          pending={pending}
          sending={upload.isPending}
          sent={sending.sent}
          onSubmit={(input) => propose(input).catch(() => undefined)}
        />
      )}
    </Dialog>
  );
}
