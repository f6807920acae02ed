import { useParams } from '@tanstack/react-router';
import { Card } from '../../../ui/card.tsx';
import { ContractLinks } from '../../agreements/components/contract-links.tsx';
import { ReminderRuleLink } from '../../reminders/components/reminder-rule-link.tsx';
import { SentReminders } from '../../reminders/components/sent-reminders.tsx';
import { portalMessages } from '../client-portal.messages.ts';
import { ClientDocuments } from '../components/client-documents.tsx';
import { Talk } from '../components/talk.tsx';
import { Timeline } from '../components/timeline.tsx';

/** What staff has with a client through its portal: answers, documents, and what the client sees of the work. */
export function ClientPortalPage() {
  const { cnpjcpf = '' } = useParams({ strict: false });
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Card
          title="Mensagens do cliente"
          description="O cliente lê aqui as suas respostas, e nada das outras observações."
          aria-label="Mensagens do cliente"
        >
          <Talk
            key={cnpjcpf}
            id_client={cnpjcpf}
            help={portalMessages.noTalkHelpStaff}
            mayWrite
            writeLabel="Responder ao cliente"
          />
        </Card>
        <Card
          title="Documentos do cliente"
          description="O que o cliente enviou e o que a equipe compartilhou com ele."
          aria-label="Documentos do cliente"
        >
          <ClientDocuments key={cnpjcpf} id_client={cnpjcpf} help={portalMessages.noDocumentsHelpStaff} maySend />
        </Card>
      </div>
      <div className="flex flex-col gap-4">
        <Card
          title="Links do contrato"
          description="Cada link abre o contrato sem senha, por 30 dias."
          aria-label="Links do contrato"
        >
          <ContractLinks key={cnpjcpf} id_client={cnpjcpf} />
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
          <Timeline id_client={cnpjcpf} waitLabel="Espera pelo cliente" />
        </Card>
      </div>
    </div>
  );
}
