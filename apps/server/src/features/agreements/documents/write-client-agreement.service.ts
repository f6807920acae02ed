import {
  type Consultancy,
  clientValues,
  consultancyValues,
} from '@restitui/domain/agreements/documents/placeholder-values.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { type ServiceType, serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import type { AgreementRow, VersionRow } from './agreements.repository.ts';
import { findRepresentative } from './representatives.repository.ts';
import { findTemplatePart, readServiceParts } from './template-parts.service.ts';
import { type WritingContext, writeVersion } from './write-version.service.ts';

interface OfClient {
  agreement: AgreementRow;
  client: Client;
  home: Consultancy;
  services: readonly ServiceType[];
  isReplacement?: boolean | undefined;
}

/** Writes a client's agreement from the tenant's templates and current data. */
export async function writeClientAgreement(
  writing: WritingContext,
  { agreement, client, home, services, isReplacement }: OfClient,
): Promise<VersionRow> {
  const { db, tenant } = writing;
  const parts = await readServiceParts(writing, services);
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

/** Returns whether the tenant has the templates for a client's agreement. */
export async function hasTemplates(writing: WritingContext): Promise<boolean> {
  return (await findTemplatePart(writing, 'PRINCIPAL')) !== undefined;
}
