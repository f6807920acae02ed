import { Tabs } from '../../../../ui/tabs.tsx';
import { OwnPrivacyPanel } from '../../../operations/privacy/components/own-privacy-panel.tsx';
import { portalMessages } from '../client-portal.messages.ts';
import type { PortalTab } from '../portal-search.ts';
import { ClientDocuments, type ClientDocumentsProps } from './client-documents.tsx';
import { Conversation } from './conversation.tsx';
import { OwnContracts } from './own-contracts.tsx';
import { Timeline } from './timeline.tsx';

interface PortalAreasProps extends Pick<ClientDocumentsProps, 'wanted' | 'onWantedOpen'> {
  id_client: string;
  tab: PortalTab;
  onTabChange: (tab: PortalTab) => void;
  /** False while the password is provisional. */
  mayWrite: boolean;
}

/** All areas of one company, for its owner. */
export function PortalAreas({ id_client, tab, onTabChange, mayWrite, wanted, onWantedOpen }: PortalAreasProps) {
  return (
    <Tabs<PortalTab>
      label="Áreas do portal"
      wrap
      value={tab}
      onValueChange={onTabChange}
      tabs={[
        {
          value: 'andamento',
          label: 'Andamento',
          content: <Timeline id_client={id_client} waitLabel="Espera por você" maySign />,
        },
        { value: 'contratos', label: 'Contratos', content: <OwnContracts id_client={id_client} /> },
        {
          value: 'documentos',
          keep: true,
          label: 'Documentos',
          content: (
            <ClientDocuments
              key={id_client}
              id_client={id_client}
              side="client"
              help={portalMessages.noDocumentsHelpClient}
              maySend={mayWrite}
              // A hidden form takes no focus.
              wanted={tab === 'documentos' ? wanted : undefined}
              onWantedOpen={onWantedOpen}
            />
          ),
        },
        {
          value: 'mensagens',
          keep: true,
          label: 'Mensagens',
          content: (
            <Conversation
              id_client={id_client}
              help={portalMessages.noTalkHelpClient}
              mayWrite={mayWrite}
              writeLabel="Escreva à consultoria"
            />
          ),
        },
        { value: 'privacidade', label: 'Privacidade', content: <OwnPrivacyPanel /> },
      ]}
    />
  );
}
