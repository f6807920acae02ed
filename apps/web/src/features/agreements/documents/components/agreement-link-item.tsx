import { displayName } from '@restitui/brazil/display-name.ts';
import {
  type LinkState,
  linkOriginLabels,
  linkStateLabels,
} from '@restitui/domain/agreements/documents/agreement-link.ts';
import type { AgreementLink } from '@restitui/domain/agreements/documents/agreement-links.api.ts';
import { messageChannelLabels } from '@restitui/domain/operations/messages/message-channel.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatDateTime } from '../../../../lib/formats.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { linkMessages } from '../links.messages.ts';
import { revokeAgreementLink } from '../links.queries.ts';

const tones: Record<LinkState, Tone> = { ativo: 'positive', expirado: 'neutral', revogado: 'danger' };

function endOf({ state, expiresAt, revokedAt }: AgreementLink): string {
  if (state === 'revogado') return `Revogado em ${formatDateTime(revokedAt)}`;
  return `${state === 'ativo' ? 'Expira' : 'Expirou'} em ${formatDate(expiresAt)}`;
}

export function AgreementLinkItem({ link }: { link: AgreementLink }) {
  const { id, state, origem, creatorName, canais, createdDate, lastOpenedAt } = link;
  const [asking, setAsking] = useState(false);
  const revoke = useMutation(revokeAgreementLink);
  const by = origem === 'lembrete' ? linkOriginLabels.lembrete : (displayName(creatorName) ?? linkOriginLabels.equipe);
  const ways = canais.map((canal) => messageChannelLabels[canal]).join(' e ');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium text-body">Ler e assinar o contrato</span>
          <Badge tone={tones[state]}>{linkStateLabels[state]}</Badge>
        </p>
        <p className="figures mt-0.5 break-words text-caption text-muted">
          {by}&nbsp;· {formatDateTime(createdDate)}
          {ways && `\u00a0· por ${ways}`}
        </p>
        <p className="figures break-words text-caption text-muted">
          {endOf(link)}&nbsp;· {lastOpenedAt ? `aberto em ${formatDateTime(lastOpenedAt)}` : 'nunca aberto'}
        </p>
      </div>
      {state === 'ativo' && (
        <Button size="sm" loading={revoke.isPending} onClick={() => setAsking(true)}>
          Revogar
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Revogar este link?"
        description={linkMessages.revokeHelp}
        confirmLabel="Revogar"
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          revoke.mutate(id);
        }}
      />
    </li>
  );
}
