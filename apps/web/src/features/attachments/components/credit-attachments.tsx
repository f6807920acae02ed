import { creditAttachmentNames } from '@restitui/domain/attachments/attachment-names.ts';
import { competenceOfCredit } from '@restitui/domain/credits/credit-account.ts';
import type { Credit } from '@restitui/domain/credits/credits.api.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { AttachmentList } from './attachment-list.tsx';

interface CreditAttachmentsProps {
  credit: Credit;
  mayEdit: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Files of one credit. */
export function CreditAttachments({ credit, mayEdit, open, onOpenChange }: CreditAttachmentsProps) {
  const { id, id_client, id_product, id_apuracao } = credit;
  const competence = competenceOfCredit(credit);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={competence ? `Anexos do crédito de ${competence}` : 'Anexos do crédito'}
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
