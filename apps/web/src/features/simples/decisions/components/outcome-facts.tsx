import { counted } from '@restitui/brazil/counted.ts';
import { ledgerOutcomes } from '@restitui/domain/simples/decisions/ledger-effect.ts';
import type { LedgerProduct } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { signedBRL } from '../difference.ts';

interface OutcomeFactsProps {
  product: LedgerProduct;
  /** Label of the answer that counts the product. */
  yes: string;
}

/** Puts both answers side by side, with what each changes in the refund. */
export function OutcomeFacts({ product, yes }: OutcomeFactsProps) {
  const outcomes = ledgerOutcomes(product);
  const months = counted(product.meses.length, 'mês muda', 'meses mudam');
  return (
    <div>
      <dl className="grid grid-cols-2 divide-x border-y">
        <Outcome label={yes} value={outcomes.counted} months={months} />
        <Outcome label="Se fica fora" value={outcomes.left} months={months} />
      </dl>
      <p className="mt-2 text-caption text-muted">
        Estimado com as alíquotas de cada mês. O efeito exato aparece antes de aplicar.
      </p>
    </div>
  );
}

function Outcome({ label, value, months }: { label: string; value: number; months: string }) {
  const tone = value > 0 ? 'text-positive' : value < 0 ? 'text-danger' : '';
  return (
    <div className="px-4 py-3 first:pl-0">
      <dt className="text-caption text-muted">{label}</dt>
      <dd className={`figures font-semibold text-lead ${tone}`}>{value === 0 ? 'nada muda' : signedBRL(value)}</dd>
      {value !== 0 && <dd className="figures text-caption text-muted">{months}</dd>}
    </div>
  );
}
