import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { refundAccount, type TaxAccount } from '../refund-account.ts';

/** Shows the refund calculation step by step. */
export function RefundAccountSection({ row }: { row: AnalysisRow }) {
  const account = refundAccount({ row });
  const restituir = row.cofins_restituir + row.pis_restituir;

  return (
    <section aria-labelledby="account" className="rounded-md border">
      <h3 id="account" className="border-b px-4 py-2 font-medium text-body">
        A conta
      </h3>
      <div className="figures space-y-1 px-4 py-3 text-body">
        <Line label="Receita de mercadorias declarada" value={account.receitaMercadorias} />
        <Line label="− Receita monofásica, já tributada na indústria" value={account.monofasicos} />
        <Line label="= Receita que deve PIS e COFINS" value={account.baseDevida} strong />
      </div>
      {account.tributos.map((tributo) => (
        <TaxLines key={tributo.tributo} {...tributo} />
      ))}
      <div className="figures flex items-baseline justify-between gap-4 border-t bg-positive-soft px-4 py-2 text-body text-positive">
        <span>COFINS + PIS</span>
        <strong className="font-semibold">{formatBRL(restituir)}</strong>
      </div>
    </section>
  );
}

const words = { COFINS: ['paga', 'devida'], PIS: ['pago', 'devido'] } as const;

function TaxLines({ tributo, aliquota, partes, pago, devido, restituir }: TaxAccount) {
  const [paid, due] = words[tributo];
  return (
    <div className="figures space-y-1 border-t px-4 py-3 text-body">
      <Line label={`${tributo} ${paid} no DAS`} value={pago} />
      {partes.map(({ label, base, valor }) => (
        <p key={label} className="flex flex-wrap justify-between gap-x-4 pl-4 text-caption text-muted">
          <span>
            {label}: {formatBRL(base)} × {formatPercent(aliquota, 4)}
          </span>
          <span className="ml-auto">{formatBRL(valor)}</span>
        </p>
      ))}
      <Line label={`− ${tributo} ${due}`} value={devido} />
      {partes.length === 0 && aliquota > 0 && devido > 0 && (
        <p className="pl-4 text-caption text-muted">
          Soma por anexo; a alíquota efetiva do anexo principal é {formatPercent(aliquota, 4)}.
        </p>
      )}
      <Line label={`= ${tributo} a restituir`} value={restituir} strong />
    </div>
  );
}

function Line({ label, value, strong = false }: { label: string; value: number; strong?: boolean }) {
  return (
    <p className={strong ? 'flex justify-between gap-4 font-medium' : 'flex justify-between gap-4'}>
      <span>{label}</span>
      <span className="shrink-0">{formatBRL(value)}</span>
    </p>
  );
}
