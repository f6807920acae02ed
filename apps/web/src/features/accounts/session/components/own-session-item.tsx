import type { OwnSession } from '@restitui/domain/accounts/session/session.api.ts';
import { Monitor, Smartphone } from 'lucide-react';
import { formatDateTime } from '../../../../lib/formats.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';

interface OwnSessionItemProps {
  session: OwnSession;
  onEnd: () => void;
}

export function OwnSessionItem({ session, onEnd }: OwnSessionItemProps) {
  const { current, device, address, createdDate, lastSeenAt } = session;
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-body">
          {device}
          {current && <Badge tone="positive">Esta sessão</Badge>}
        </p>
        <p className="figures mt-0.5 break-words text-caption text-muted">
          {address && <>IP {address}&nbsp;· </>}desde {formatDateTime(createdDate)}
        </p>
        {!current && (
          <p className="figures text-caption text-muted">Visto por último em {formatDateTime(lastSeenAt)}</p>
        )}
      </div>
      {!current && (
        <Button size="sm" aria-label={`Encerrar ${device}`} onClick={onEnd}>
          Encerrar
        </Button>
      )}
    </li>
  );
}
