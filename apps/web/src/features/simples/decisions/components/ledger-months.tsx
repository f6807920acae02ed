import { formatBRL } from '@restitui/brazil/money.ts';
import type { LedgerProduct } from '@restitui/domain/simples/decisions/product-ledger.api.ts';

interface LedgerMonthsProps {
  months: LedgerProduct['meses'];
  onOpen: (competencia: string) => void;
}

/** Lists the sales of a product by month as bars; a month opens its items. */
export function LedgerMonths({ months, onOpen }: LedgerMonthsProps) {
  const top = Math.max(1, ...months.map(({ valor }) => Math.abs(valor)));
  return (
    <ol className="max-h-72 divide-y overflow-y-auto rounded-md border">
      {months.map(({ competencia, valor }) => (
        <li key={competencia}>
          <button
            type="button"
            onClick={() => onOpen(competencia)}
            className="figures flex min-h-8 w-full items-center gap-3 px-3 text-caption hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
          >
            <span className="w-16 shrink-0 text-left text-muted">
              <span className="sr-only">Itens de </span>
              {competencia}
            </span>
            <span aria-hidden className="h-2 min-w-0 flex-1">
              <span
                className="block h-full rounded-sm bg-line-strong"
                style={{ width: `${(Math.abs(valor) / top) * 100}%` }}
              />
            </span>
            <span className="w-24 shrink-0 text-right">{formatBRL(valor)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
