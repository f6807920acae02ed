import { wantedProof } from '@restitui/domain/simples/analysis/proof-request.ts';
import { maxProofProducts, type ProofProduct } from '@restitui/domain/simples/analysis/proof-requests.api.ts';
import type { AnalysisItem } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { askForProof } from '../proof-requests.queries.ts';

interface AskProofDialogProps {
  id_apuracao: string;
  competencia: string;
  /** Products to prove, and the items that they come from. */
  products: ProofProduct[];
  items: readonly AnalysisItem[];
  onClose: () => void;
}

/** Lists the products with what would prove each, and makes the request to the client. */
export function AskProofDialog({ id_apuracao, competencia, products, items, onClose }: AskProofDialogProps) {
  const ask = useMutation(askForProof(id_apuracao, competencia));
  const asked = products.slice(0, maxProofProducts);
  const wantedOf = ({ codigo, produto }: ProofProduct) => {
    const item = items.find((one) => one.codigo === codigo && one.produto === produto && wantedProof(one) !== '');
    return item ? wantedProof(item) : '';
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Pedir prova ao cliente"
      description="O cliente é avisado, vê a lista no portal e envia o documento por lá. O pedido pode ser retirado enquanto não chega."
      confirmLabel="Pedir prova"
      pending={ask.isPending}
      onConfirm={() => ask.mutate(asked, { onSuccess: onClose })}
    >
      <ul className="max-h-80 divide-y overflow-y-auto border-y">
        {asked.map((product) => (
          <li key={JSON.stringify(product)} className="py-2 text-body">
            <p className="break-words font-medium">{product.produto}</p>
            <p className="text-muted">{wantedOf(product)}</p>
          </li>
        ))}
      </ul>
      {products.length > maxProofProducts && (
        <p className="mt-2 text-caption text-muted">Vão os primeiros {maxProofProducts} produtos neste pedido.</p>
      )}
    </ConfirmDialog>
  );
}
