import { canEditClientTerms } from '@restitui/domain/crm/clients/clients.access.ts';
import { isSampleClient } from '@restitui/domain/crm/clients/sample-client.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { useOpenClient } from '../../../../lib/use-open-client.ts';
import { FactCard } from '../../../../ui/fact-card.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { PersonDataActions } from '../../../operations/privacy/components/person-data-actions.tsx';
import { clientFacts } from '../client-facts.ts';
import { clientQuery } from '../clients.queries.ts';
import { AccountantForm } from '../components/accountant-form.tsx';
import { ClientAddressForm } from '../components/client-address-form.tsx';
import { ClientSections } from '../components/client-sections.tsx';
import { ClientTermsForm } from '../components/client-terms-form.tsx';
import { EditableFacts } from '../components/editable-facts.tsx';
import { OwnerContactForm } from '../components/owner-contact-form.tsx';
import { PowerOfAttorneyFacts } from '../components/power-of-attorney-facts.tsx';
import { RelatedClients } from '../components/related-clients.tsx';
import { ResponsibleEditor } from '../components/responsible-editor.tsx';

type Tab = 'geral' | 'contatos' | 'financeiro' | 'endereco' | 'procuracao' | 'relacionados';

/** All stored data of the client, edited in place. */
export function ClientInformationPage() {
  const cnpjcpf = useOpenClient() ?? '';
  const actor = useActor();
  const { data: client } = useQuery(clientQuery(cnpjcpf));
  const [tab, setTab] = useState<Tab>('geral');
  if (!client) return null;
  // The sample company takes no changes.
  const mayEdit = !isSampleClient(client.cnpjcpf);

  return (
    <>
      <Tabs<Tab>
        key={client.cnpjcpf}
        label="Informações do cliente"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'geral',
            label: 'Geral',
            content: (
              <div className="flex flex-col gap-4">
                <FactCard facts={clientFacts.geral(client)} />
                <ResponsibleEditor client={client} mayEdit={mayEdit} />
              </div>
            ),
          },
          {
            value: 'contatos',
            keep: true,
            label: 'Contatos',
            content: (
              <div className="grid items-start gap-4 xl:grid-cols-2">
                <EditableFacts
                  title="Proprietário"
                  facts={clientFacts.proprietario(client)}
                  mayEdit={mayEdit}
                  form={(onDone) => <OwnerContactForm client={client} onDone={onDone} />}
                />
                <EditableFacts
                  title="Contador"
                  facts={clientFacts.contador(client)}
                  mayEdit={mayEdit}
                  form={(onDone) => <AccountantForm client={client} onDone={onDone} />}
                />
                {mayEdit && (
                  <div className="flex flex-wrap gap-2">
                    <PersonDataActions
                      name={client.nomeProprietario}
                      person={{ kind: 'owner', id_person: client.id_owner, id_tenant: client.id_tenant }}
                    />
                  </div>
                )}
              </div>
            ),
          },
          {
            value: 'financeiro',
            keep: true,
            label: 'Financeiro',
            content: (
              <EditableFacts
                title="Financeiro"
                facts={clientFacts.financeiro(client)}
                mayEdit={mayEdit && canEditClientTerms(actor)}
                form={(onDone) => <ClientTermsForm client={client} onDone={onDone} />}
              />
            ),
          },
          {
            value: 'endereco',
            keep: true,
            label: 'Endereço',
            content: (
              <EditableFacts
                title="Endereço"
                facts={clientFacts.endereco(client)}
                mayEdit={mayEdit}
                form={(onDone) => <ClientAddressForm client={client} onDone={onDone} />}
              />
            ),
          },
          {
            value: 'procuracao',
            label: 'Procuração',
            content: <PowerOfAttorneyFacts client={client} mayEdit={mayEdit} />,
          },
          { value: 'relacionados', label: 'Relacionados', content: <RelatedClients client={client} /> },
        ]}
      />
      <ClientSections cnpjcpf={client.cnpjcpf} />
    </>
  );
}
