import type { ProductToProve } from '@restitui/domain/simples/analysis/proof-request.ts';
import { maxProofProducts } from '@restitui/domain/simples/analysis/proof-requests.api.ts';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { askForProof } from '../proof-requests.queries.ts';

interface AskProofDialogProps {
  id_apuracao: string;
  /** The month whose items are to be proved; undefined for the sales of all months. */
  competencia?: string;
  products: readonly ProductToProve[];
  onClose: () => void;
}

/** Lists products with what would prove each, and makes the request to the client; decisions stay open. */
export function AskProofDialog({ id_apuracao, competencia, products, onClose }: AskProofDialogProps) {
  const ask = useMutation(askForProof(id_apuracao, competencia));
  const asked = products.slice(0, maxProofProducts);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Pedir prova ao cliente"
      description="O cliente é avisado por e-mail e WhatsApp, vê a lista no portal e envia o documento por lá. Nada muda na análise, e o pedido pode ser retirado enquanto o documento não chega."
      confirmLabel="Pedir prova"
      pending={ask.isPending}
      onConfirm={() => ask.mutate(asked, { onSuccess: onClose })}
    >
      <ul className="max-h-80 divide-y overflow-y-auto border-y">
        {asked.map(({ codigo, produto, ncm, wanted }) => (
          <li key={JSON.stringify([codigo, produto, ncm])} className="py-2 text-body">
            <p className="break-words font-medium">{produto}</p>
            <p className="text-muted">{wanted}</p>
          </li>
        ))}
      </ul>
      {products.length > maxProofProducts && (
        <p className="mt-2 text-caption text-muted">Vão os primeiros {maxProofProducts} produtos neste pedido.</p>
      )}
    </ConfirmDialog>
  );
}
