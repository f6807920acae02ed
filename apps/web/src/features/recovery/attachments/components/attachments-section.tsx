import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { otherAttachmentNames } from '@restitui/domain/recovery/attachments/attachment-names.ts';
import { canEditAttachments } from '@restitui/domain/recovery/attachments/attachments.access.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import { AttachmentList } from './attachment-list.tsx';

/** Renders the files of the assessment itself. */
export function AttachmentsSection({ assessment }: { assessment: Assessment }) {
  const actor = useActor();
  const { id, id_client, id_product } = assessment;
  return (
    <Card
      title="Anexos"
      description="Pedidos, comunicados e avisos desta apuração. Os de cada crédito ficam na linha do crédito."
      aria-label="Anexos da apuração"
    >
      <AttachmentList
        place={{ id_client, id_product, id_apuracao: id }}
        names={otherAttachmentNames}
        mayEdit={canEditAttachments(actor)}
      />
    </Card>
  );
}
