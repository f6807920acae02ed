import { hasFixedText } from '@restitui/domain/agreements/documents/agreement-status.ts';
import { partnershipType } from '@restitui/domain/agreements/documents/partnership-type.ts';
import { consultancyValues, partnerValues } from '@restitui/domain/agreements/documents/placeholder-values.ts';
import { serviceType } from '@restitui/domain/recovery/products/service-type.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { required } from '../../../kernel/app-error.ts';
import { findUser } from '../../accounts/users/users.repository.ts';
import { findClient } from '../../crm/clients/clients.repository.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { withAgreedCommission } from './agreed-commission.service.ts';
import {
  type AgreementKey,
  type AgreementRow,
  findCurrentVersion,
  listActiveAgreementsOf,
  lockParty,
  type VersionRow,
} from './agreements.repository.ts';
import { findRepresentative } from './representatives.repository.ts';
import { findTemplatePart, pinnedTemplates } from './template-parts.service.ts';
import { hasTemplates, writeClientAgreement } from './write-client-agreement.service.ts';
import { type WritingContext, writeVersion } from './write-version.service.ts';

interface Rewriting {
  isReplacement?: boolean;
}

/**
 * Writes an agreement again with the data of now; undefined where there are no templates. It keeps its template versions,
 * except for a replacement, which takes the current ones.
 */
export async function rewriteAgreement(
  writing: WritingContext,
  agreement: AgreementRow,
  { isReplacement }: Rewriting = {},
): Promise<VersionRow | undefined> {
  const { db, tenant } = writing;
  const home = required(await findTenant(db, tenant), wireErrors.not_found);
  if (agreement.id_client !== null) {
    if (!(await hasTemplates(writing, agreement, isReplacement))) return undefined;
    const client = required(await findClient(db, tenant, agreement.id_client), wireErrors.not_found);
    const services = serviceType.options.filter((service) => agreement.contracts.includes(service));
    return writeClientAgreement(writing, { agreement, client, home, services, isReplacement });
  }
  const user = required(await findUser(db, tenant, agreement.id_user ?? ''), wireErrors.not_found);
  const partner = await withAgreedCommission(db, tenant, user);
  const type = partnershipType.parse(agreement.contracts[0]);
  const part = await findTemplatePart(writing, type, await pinnedTemplates(writing, agreement, isReplacement));
  if (!part) return undefined;
  const representative = await findRepresentative(db, tenant);
  return writeVersion(writing, agreement, {
    parts: [part],
    isReplacement,
    valuesOn: (day) => ({ ...consultancyValues(home, representative, day), ...partnerValues(partner) }),
  });
}

/**
 * Rewrites the unsigned agreements of a client or partner after their address, commission or name changed. A text that
 * anyone signed, or that ended, stays as it is. The author is that of the current version when no staff member is.
 */
export async function rewriteUnsignedAgreements(
  context: Omit<WritingContext, 'actor'> & { author: string | undefined },
  key: AgreementKey,
): Promise<void> {
  const { db, tenant, author } = context;
  await lockParty(db, tenant, key);
  for (const agreement of await listActiveAgreementsOf(db, tenant, key)) {
    if (hasFixedText(agreement) || agreement.ending !== null) continue;
    const current = await findCurrentVersion(db, tenant, agreement.id);
    if (current) await rewriteAgreement({ ...context, actor: { id: author ?? current.id_user } }, agreement);
  }
}
