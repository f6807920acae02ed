import { creditAttachmentNames } from '@restitui/domain/recovery/attachments/attachment-names.ts';
import { taxMonthOfCredit } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';
import { Drawer } from '../../../../ui/drawer.tsx';
import { AttachmentList } from './attachment-list.tsx';

interface CreditAttachmentsProps {
  credit: Credit;
  mayEdit: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Renders the files of one credit. */
export function CreditAttachments({ credit, mayEdit, open, onOpenChange }: CreditAttachmentsProps) {
  const { id, id_client, id_product, id_apuracao } = credit;
  const taxMonth = taxMonthOfCredit(credit);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={taxMonth ? `Anexos do crédito de ${taxMonth}` : 'Anexos do crédito'}
      description="Recibos, declarações e guias que comprovam este crédito."
    >
      <AttachmentList
        place={{ id_client, id_product, id_apuracao, id_calculo: id }}
        names={creditAttachmentNames}
        mayEdit={mayEdit}
      />
    </Drawer>
  );
}
