import {
  type Consultancy,
  clientValues,
  consultancyValues,
} from '@restitui/domain/agreements/documents/placeholder-values.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { type ServiceType, serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import type { AgreementRow, VersionRow } from './agreements.repository.ts';
import { findRepresentative } from './representatives.repository.ts';
import { findTemplatePart, pinnedTemplates, readServiceParts } from './template-parts.service.ts';
import { type WritingContext, writeVersion } from './write-version.service.ts';

interface OfClient {
  agreement: AgreementRow;
  client: Client;
  home: Consultancy;
  services: readonly ServiceType[];
  isReplacement?: boolean | undefined;
}

/** Writes a client's agreement with current data, from the template versions that it keeps and those of new parts. */
export async function writeClientAgreement(
  writing: WritingContext,
  { agreement, client, home, services, isReplacement }: OfClient,
): Promise<VersionRow> {
  const { db, tenant } = writing;
  const pinned = await pinnedTemplates(writing, agreement, isReplacement);
  const parts = await readServiceParts(writing, services, pinned);
  const representative = await findRepresentative(db, tenant);
  const names = services.map((service) => serviceLabels[service]);
  return writeVersion(writing, agreement, {
    parts,
    services,
    isReplacement,
    valuesOn: (day) => ({
      ...consultancyValues(home, representative, day),
      ...clientValues(client, agreement.typeRegime ?? '', names),
    }),
  });
}

/** Returns whether there are templates for a client's agreement: its own, or those of the tenant. */
export async function hasTemplates(
  writing: WritingContext,
  agreement: AgreementRow,
  isReplacement?: boolean,
): Promise<boolean> {
  const pinned = await pinnedTemplates(writing, agreement, isReplacement);
  return (await findTemplatePart(writing, 'PRINCIPAL', pinned)) !== undefined;
}
