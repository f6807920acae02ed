import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Tabs } from '../../../ui/tabs.tsx';
import { clientFacts } from '../client-facts.ts';
import { clientQuery } from '../clients.queries.ts';
import { FactList } from '../components/fact-list.tsx';

type Tab = 'geral' | 'contatos' | 'financeiro' | 'endereco' | 'procuracao';

/** Everything on file about the client, to read. */
export function ClientInformationPage() {
  const { cnpjcpf = '' } = useParams({ strict: false });
  const { data: client } = useQuery(clientQuery(cnpjcpf));
  const [tab, setTab] = useState<Tab>('geral');
  if (!client) return null;

  return (
    <Tabs<Tab>
      label="Informações do cliente"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'geral', label: 'Geral', content: <FactList facts={clientFacts.geral(client)} /> },
        {
          value: 'contatos',
          label: 'Contatos',
          content: (
            <div className="grid gap-4 lg:grid-cols-2">
              <FactList title="Proprietário" facts={clientFacts.proprietario(client)} />
              <FactList title="Contador" facts={clientFacts.contador(client)} />
            </div>
          ),
        },
        { value: 'financeiro', label: 'Financeiro', content: <FactList facts={clientFacts.financeiro(client)} /> },
        { value: 'endereco', label: 'Endereço', content: <FactList facts={clientFacts.endereco(client)} /> },
        { value: 'procuracao', label: 'Procuração', content: <FactList facts={clientFacts.procuracao(client)} /> },
      ]}
    />
  );
}
