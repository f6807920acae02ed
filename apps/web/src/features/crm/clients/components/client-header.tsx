import { formatCpf } from '@restitui/brazil/cpf.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import { isCompanyId } from '@restitui/domain/crm/clients/client-id.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { isSampleClient } from '@restitui/domain/crm/clients/sample-client.ts';
import { Toolbar } from 'radix-ui';
import { clientsLink } from '../../../../lib/client-links.ts';
import { formatCnpjCpf } from '../../../../lib/formats.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { AfterHeading } from '../../../../ui/after-heading.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { ClientTags } from '../../tags/components/client-tags.tsx';
import { ClientStatusMenu } from './client-status-menu.tsx';
import { CopiedValue } from './copied-value.tsx';

interface ClientHeaderProps {
  client: Client;
  /** Leaves the values out on a phone, where the page below needs the room. */
  brief?: boolean;
}

/** Name and status of the client, with the values that users often copy. */
export function ClientHeader({ client, brief = false }: ClientHeaderProps) {
  const actor = useActor();
  const tenantId = useActingTenant() ?? '';
  const isSample = isSampleClient(client.cnpjcpf);

  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Clientes', link: clientsLink(actor, tenantId) }]}
        title={
          <span className="inline-flex max-w-full items-center gap-1">
            <span className="min-w-0 break-words">{displayName(client.razao_social)}</span>
            <CopyButton compact text={client.razao_social} label="Copiar Empresa" />
          </span>
        }
        badge={
          isSample ? (
            <Badge tone="info">Exemplo</Badge>
          ) : (
            // One row of a fixed height on a phone, so that tags that load later move nothing.
            <div className="flex h-8 w-full min-w-0 items-center gap-2 sm:contents">
              <ClientStatusMenu client={client} />
              <AfterHeading>
                <ClientTags id_client={client.cnpjcpf} />
              </AfterHeading>
            </div>
          )
        }
      />
      {!isSample && (
        <AfterHeading>
          <ValuesToCopy client={client} brief={brief} />
        </AfterHeading>
      )}
    </>
  );
}

function ValuesToCopy({ client, brief }: Required<ClientHeaderProps>) {
  const company = isCompanyId(client.cnpjcpf);
  return (
    <>
      {/* A number is never cut, name and e-mail share the rest. One tab stop for all values: a user who came for a product passes them by one key. */}
      <Toolbar.Root aria-label="Dados para copiar" className={brief ? 'max-sm:hidden' : undefined}>
        <dl className="-mt-2 mb-6 grid grid-cols-2 gap-x-2 gap-y-2 sm:gap-x-6 xl:grid-cols-[minmax(0,auto)_max-content_max-content_minmax(0,auto)_max-content] xl:justify-between xl:gap-x-4">
          <CopiedValue
            wide
            label="Proprietário"
            value={displayName(client.nomeProprietario)}
            copied={client.nomeProprietario}
          />
          <CopiedValue label="CPF" value={formatCpf(client.cpfProprietario)} />
          <CopiedValue wide label={company ? 'CNPJ' : 'CPF do cliente'} value={formatCnpjCpf(client.cnpjcpf)} />
          <CopiedValue wide label="E-mail" value={client.emailProprietario} />
          <CopiedValue label="Contato" value={formatPhone(client.contatoProprietario)} />
        </dl>
      </Toolbar.Root>
    </>
  );
}
