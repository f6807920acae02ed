import { formatBRL } from '@restitui/brazil/money.ts';
import type { BoletoDetail } from '@restitui/domain/billing/boletos/boletos.api.ts';
import {
  chargedOriginText,
  chargedPaymentText,
  chargedShareText,
  chargedTotals,
  isChangedSince,
} from '@restitui/domain/billing/boletos/charged-fee.ts';
import { keepUnbroken } from '../../../../lib/formats.ts';

/** Lists the payments whose fees a boleto charges, with their sum; nothing when it charges none. */
export function ChargedFees({ boleto: { honorarios, valorNominal } }: { boleto: BoletoDetail }) {
  if (honorarios.length === 0) return null;
  const { recebido, outros } = chargedTotals(honorarios, valorNominal);
  return (
    <section aria-label="O que este boleto cobra">
      <h3 className="mb-1 font-semibold text-body">O que este boleto cobra</h3>
      <ul className="divide-y border-b">
        {honorarios.map((fee) => (
          <li key={fee.id_credit} className="flex items-start gap-3 py-2">
            <div className="figures min-w-0 flex-1">
              <p className="text-body">{chargedPaymentText(fee)}</p>
              <p className="break-words text-caption text-muted">{chargedOriginText(fee)}</p>
              <p className="text-caption text-muted">{keepUnbroken(chargedShareText(fee))}</p>
            </div>
            <p className="figures whitespace-nowrap text-body">{formatBRL(fee.valor)}</p>
          </li>
        ))}
        {outros > 0 && <Sum label="Outros valores" value={outros} />}
      </ul>
      <p className="flex justify-between gap-3 pt-2 font-medium text-body">
        <span>
          Total
          {!honorarios.some(isChangedSince) && (
            <span className="figures font-normal text-caption text-muted"> sobre {formatBRL(recebido)}</span>
          )}
        </span>
        <span className="figures whitespace-nowrap">{formatBRL(valorNominal)}</span>
      </p>
    </section>
  );
}

function Sum({ label, value }: { label: string; value: number }) {
  return (
    <li className="flex justify-between gap-3 py-2 text-body">
      <span>{label}</span>
      <span className="figures whitespace-nowrap">{formatBRL(value)}</span>
    </li>
  );
}
