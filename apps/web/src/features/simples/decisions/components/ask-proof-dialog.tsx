import { requestedItem } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import type { LedgerProduct } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { askForDocument } from '../../../crm/client-portal/client-documents.queries.ts';
import { proofOf } from '../review-texts.ts';

interface AskProofDialogProps {
  id_client: string;
  products: readonly LedgerProduct[];
  onClose: () => void;
}

/** Asks the client for the document that settles products; the decision stays open. */
export function AskProofDialog({ id_client, products, onClose }: AskProofDialogProps) {
  const [item, setItem] = useState(() => proofOf(products));
  const [error, setError] = useState<string>();
  const ask = useMutation(askForDocument(id_client));

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={() => !ask.isPending && onClose()}
      dismissible={!ask.isPending}
      title="Pedir prova ao cliente"
      description="O cliente é avisado por e-mail e WhatsApp e envia o arquivo pelo portal. O produto continua a decidir."
      footer={
        <>
          <Button onClick={onClose} disabled={ask.isPending}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form="pedir-prova" loading={ask.isPending}>
            Pedir ao cliente
          </Button>
        </>
      }
    >
      <form
        id="pedir-prova"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const parsed = requestedItem.safeParse(item);
          setError(parsed.error?.issues[0]?.message);
          if (parsed.success && !ask.isPending) ask.mutate(parsed.data, { onSuccess: onClose });
        }}
      >
        <Field label="Documento que falta" required error={error}>
          <Textarea rows={3} maxLength={120} value={item} onChange={(event) => setItem(event.currentTarget.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
