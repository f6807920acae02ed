import { displayName } from '@restitui/brazil/display-name.ts';
import { type Alert, resolutionForm } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../../../lib/api-error.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { alertMessages } from '../alerts.messages.ts';
import { resolveAlert } from '../alerts.queries.ts';

interface ResolveDialogProps {
  alert: Pick<Alert, 'id' | 'id_tenant' | 'company' | 'message'>;
  onClose: () => void;
}

export function ResolveDialog({ alert, onClose }: ResolveDialogProps) {
  const draft = `alerta ${alert.id}`;
  const resolve = useMutation(withDraft(resolveAlert(alert), draft));
  return (
    <ReasonDialog
      title="Resolver alerta"
      description={`${displayName(alert.company)}: ${alert.message}`}
      confirmLabel="Resolver"
      tone="primary"
      label="Mensagem de resolução"
      help="O que foi feito. Fica à vista de todos que recebem este alerta."
      reason={resolutionForm.shape.resolutionMessage}
      rows={4}
      pending={resolve.isPending}
      draft={draft}
      failure={
        resolve.isError && (
          <Notice tone="danger" error={resolve.error} title={alertMessages.resolveFailed}>
            {errorText(resolve.error)}
          </Notice>
        )
      }
      onConfirm={(resolutionMessage) => resolve.mutate({ resolutionMessage }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
