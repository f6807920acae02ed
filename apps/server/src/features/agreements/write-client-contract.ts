import { type Consultancy, clientValues, consultancyValues } from '@restitui/domain/agreements/placeholder-values.ts';
import type { Client } from '@restitui/domain/clients/clients.api.ts';
import { type ServiceType, serviceLabels } from '@restitui/domain/products/service-type.ts';
import type { AgreementRow, VersionRow } from './agreements.repository.ts';
import { findRepresentative } from './representatives.repository.ts';
import { findPart, partsOfServices } from './template-parts.ts';
import { type Writing, writeVersion } from './write-version.ts';

interface OfClient {
  agreement: AgreementRow;
  client: Client;
  home: Consultancy;
  services: readonly ServiceType[];
}

/** A client's contract from the tenant's templates and the data of now. */
export async function writeClientContract(
  writing: Writing,
  { agreement, client, home, services }: OfClient,
): Promise<VersionRow> {
  const { db, tenant } = writing;
  const parts = await partsOfServices(writing, services);
  const representative = await findRepresentative(db, tenant);
  const names = services.map((service) => serviceLabels[service]);
  return writeVersion(writing, agreement, {
    parts,
    valuesOn: (day) => ({
      ...consultancyValues(home, representative, day),
      ...clientValues(client, agreement.typeRegime ?? '', names),
    }),
  });
}

/** Whether there is anything to write a client's contract from. */
export async function hasTemplates(writing: Writing): Promise<boolean> {
  return (await findPart(writing, 'PRINCIPAL')) !== undefined;
}
