import { formatInstant } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import {
  type ObservationCategory,
  observationCategoryLabels,
} from '@restitui/domain/recovery/observations/observation-category.ts';
import type { Observation } from '@restitui/domain/recovery/observations/observations.api.ts';
import { serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import { BellRing, Trash2 } from 'lucide-react';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { unbroken } from '../../../../ui/unbroken.ts';

const tones: Record<ObservationCategory, Tone> = {
  FINACEIRO: 'warning',
  OPERACIONAL: 'info',
  PADRAO: 'neutral',
  CLIENTE: 'positive',
};

interface ObservationItemProps {
  observation: Observation;
  /** Whether messages about several products are mixed. */
  withService: boolean;
  onDelete: () => void;
}

export function ObservationItem({ observation, withService, onDelete }: ObservationItemProps) {
  const { sender, category, createdDate, mensage, isAlerta, isOwn, typeServico } = observation;
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium text-body">{isOwn ? `${displayName(sender)} (você)` : displayName(sender)}</span>
          <Badge tone={tones[category]}>{observationCategoryLabels[category]}</Badge>
          {isAlerta && (
            <span className="inline-flex items-center gap-1 text-caption text-danger">
              <BellRing aria-hidden className="size-3.5" />
              Alerta
            </span>
          )}
        </div>
        <p className="mt-1 whitespace-pre-wrap break-words text-body">{unbroken(mensage)}</p>
        <p className="figures mt-1 flex flex-wrap gap-x-3 text-caption text-muted">
          <time dateTime={createdDate}>{formatInstant(createdDate)}</time>
          {withService && typeServico && <span>{serviceLabels[typeServico]}</span>}
        </p>
      </div>
      {isOwn && <IconButton icon={Trash2} label="Excluir mensagem" size="sm" onClick={onDelete} />}
    </li>
  );
}
