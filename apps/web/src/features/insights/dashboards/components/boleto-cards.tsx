import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import {
  type BoletoBucket,
  boletoBucket,
  boletoBucketLabels,
} from '@restitui/domain/insights/dashboards/boleto-bucket.ts';
import type { BoletoFigures } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { cn } from '../../../../lib/cn.ts';
import { StatusDot, type Tone } from '../../../../ui/badge.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { pressedLook } from '../../../../ui/toggle-button.tsx';

const tones: Record<BoletoBucket, Tone> = {
  RECEBIDO: 'positive',
  A_RECEBER: 'info',
  EM_PROCESSAMENTO: 'neutral',
  ATRASADO: 'warning',
  EXPIRADO: 'danger',
};

interface BoletoCardsProps {
  /** Undefined while loading. */
  cards: BoletoFigures['cartoes'] | undefined;
  open: BoletoBucket;
  onOpen: (bucket: BoletoBucket) => void;
}

/** Renders one card per state; the boletos of the pressed card are listed below (W-440, W-441). */
export function BoletoCards({ cards, open, onOpen }: BoletoCardsProps) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:gap-4 max-sm:*:last:col-span-2 lg:grid-cols-3 xl:grid-cols-5">
      {boletoBucket.options.map((grupo) => {
        const card = cards?.find((one) => one.grupo === grupo);
        return (
          <button
            key={grupo}
            type="button"
            aria-pressed={open === grupo}
            onClick={() => onOpen(grupo)}
            className={cn(
              'min-w-0 rounded-md border bg-surface p-4 text-left transition-colors duration-100 hover:bg-hover',
              open === grupo && pressedLook,
            )}
          >
            <span className="flex items-center gap-2 text-caption text-muted">
              <StatusDot tone={tones[grupo]} />
              {boletoBucketLabels[grupo]}
            </span>
            {card ? (
              <>
                <span className="figures mt-1 block whitespace-nowrap font-semibold text-lead tracking-tight sm:text-title">
                  {formatBRL(card.total)}
                </span>
                <span className="figures mt-1 block text-caption text-muted">
                  {counted(card.quantidade, 'boleto', 'boletos')}
                </span>
              </>
            ) : (
              <Skeleton className="mt-2 h-11 w-28" />
            )}
          </button>
        );
      })}
    </div>
  );
}
