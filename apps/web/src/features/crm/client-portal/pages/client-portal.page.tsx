import { isSampleClient } from '@restitui/domain/crm/clients/sample-client.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnRequest } from '../../../../lib/use-later.ts';
import { useOpenClient } from '../../../../lib/use-open-client.ts';
import { Card } from '../../../../ui/card.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { AgreementLinks } from '../../../agreements/documents/components/agreement-links.tsx';
import { agreementLinksQuery } from '../../../agreements/documents/links.queries.ts';
import { ReminderRuleLink } from '../../../agreements/reminders/components/reminder-rule-link.tsx';
import { SentReminders } from '../../../agreements/reminders/components/sent-reminders.tsx';
import { sentRemindersQuery } from '../../../agreements/reminders/reminders.queries.ts';
import { clientQuery } from '../../clients/clients.queries.ts';
import { clientDocumentsQuery, documentRequestsQuery } from '../client-documents.queries.ts';
import { portalMessages } from '../client-portal.messages.ts';
import { conversationQuery, ownPaymentsQuery, timelineQuery } from '../client-portal.queries.ts';
import { ClientDocuments } from '../components/client-documents.tsx';
import { Conversation } from '../components/conversation.tsx';
import { OwnPayments } from '../components/own-payments.tsx';
import { Timeline } from '../components/timeline.tsx';

const loadPowerDialog = async () =>
  (await import('../../clients/components/power-of-attorney-dialog.tsx')).PowerOfAttorneyDialog;

/** The client portal as staff sees it: messages, documents and the client's timeline. */
export function ClientPortalPage() {
  const cnpjcpf = useOpenClient() ?? '';
  const { data: client } = useQuery(clientQuery(cnpjcpf));
  const [entersPower, setEntersPower] = useState(false);
  const PowerDialog = useOnRequest(loadPowerDialog, entersPower, () => setEntersPower(false));
  // Cards below one another would push each other away while they load.
  const isLoading = useQueries({
    queries: [
      conversationQuery(cnpjcpf),
      clientDocumentsQuery(cnpjcpf),
      documentRequestsQuery(cnpjcpf),
      agreementLinksQuery(cnpjcpf),
      sentRemindersQuery(cnpjcpf),
      ownPaymentsQuery(cnpjcpf),
      timelineQuery(cnpjcpf),
    ],
    combine: (all) => all.some((part) => part.isLoading),
  });
  if (isLoading) {
    return (
      <Card flush className="min-h-screen">
        <SkeletonLines />
      </Card>
    );
  }
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Card
          title="Mensagens do cliente"
          description="O cliente lê aqui as suas respostas, e nada das outras observações."
          aria-label="Mensagens do cliente"
        >
          <Conversation
            key={cnpjcpf}
            id_client={cnpjcpf}
            help={portalMessages.noTalkHelpStaff}
            mayWrite
            writeLabel="Responder ao cliente"
          />
        </Card>
        <Card
          title="Documentos do cliente"
          description="O que o cliente enviou, o que a equipe compartilhou com ele e o que ainda falta."
          aria-label="Documentos do cliente"
        >
          <ClientDocuments
            key={cnpjcpf}
            id_client={cnpjcpf}
            side="staff"
            help={portalMessages.noDocumentsHelpStaff}
            maySend
          />
        </Card>
      </div>
      <div className="flex flex-col gap-4">
        <Card
          title="Links do contrato"
          description="Cada link abre o contrato sem senha, por 30 dias."
          aria-label="Links do contrato"
        >
          <AgreementLinks key={cnpjcpf} id_client={cnpjcpf} />
        </Card>
        <Card
          title="Lembretes"
          description="O que saiu para quem ainda não assinou."
          aria-label="Lembretes"
          actions={<ReminderRuleLink />}
        >
          <SentReminders id_client={cnpjcpf} />
        </Card>
        <Card title="Andamento" description="Como o cliente vê o trabalho no portal dele." aria-label="Andamento">
          <div className="flex flex-col gap-6">
            <OwnPayments key={cnpjcpf} id_client={cnpjcpf} />
            <Timeline
              id_client={cnpjcpf}
              waitLabel="Espera pelo cliente"
              // The sample company takes no changes.
              onPowerDay={isSampleClient(cnpjcpf) ? undefined : () => setEntersPower(true)}
            />
          </div>
        </Card>
      </div>
      {entersPower && PowerDialog && client && <PowerDialog client={client} onClose={() => setEntersPower(false)} />}
    </div>
  );
}
