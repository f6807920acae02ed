import { plural } from '@restitui/brazil/counted.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { LedgerProduct } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { formatCount } from '../../../../lib/formats.ts';
import { DecideDialog } from './decide-dialog.tsx';

interface OpenProductDialogProps {
  product: LedgerProduct;
  /** CNPJ of the client, 14 digits. */
  cnpj: string;
  onClose: () => void;
}

/** The decision on an open product with its scope, period and words. */
export function OpenProductDialog({ product, cnpj, onClose }: OpenProductDialogProps) {
  const { codigo, produto, ncm, extipi, regra, lei, valor, itens, meses } = product;
  return (
    <DecideDialog
      title={produto}
      subject={{
        ...{ tipo: 'produto', id_client: cnpj, codigo, produto: produto.slice(0, 200) },
        ...{ ncm: ncm.replace(/\D/g, ''), extipi, ano: null },
      }}
      onClose={onClose}
    >
      <p className="text-body text-muted">
        {regra} {lei && <span>({lei})</span>}
      </p>
      <p className="figures text-body">
        <span className="font-medium">{formatBRL(valor)}</span> em {formatCount(itens)} {plural(itens, 'item', 'itens')}{' '}
        de {meses.length} {plural(meses.length, 'mês', 'meses')}.
      </p>
    </DecideDialog>
  );
}
