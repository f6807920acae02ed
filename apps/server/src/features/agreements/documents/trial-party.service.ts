import { dayInBrazil } from '@restitui/brazil/day.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import { canReadUserAgreement } from '@restitui/domain/agreements/documents/agreements.access.ts';
import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import {
  clientValues,
  consultancyValues,
  partnerValues,
} from '@restitui/domain/agreements/documents/placeholder-values.ts';
import type { PlaceholderValues } from '@restitui/domain/agreements/templates/placeholder-catalogue.ts';
import { annexOf, type TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';
import { type ServiceType, serviceLabels, serviceType } from '@restitui/domain/recovery/products/service-type.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { findUser } from '../../accounts/users/users.repository.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { requireClientOfAgreement } from './agreement.gate.ts';
import { listActiveAgreements } from './agreements.repository.ts';
import { findRepresentative } from './representatives.repository.ts';

interface TrialParty {
  values: PlaceholderValues;
  services: ServiceType[];
  /** The product that the template is about. */
  product: string | undefined;
}

/** Returns the data of a client or user that the caller may read, for a preview; undefined when none is named. */
export async function readTrialParty(
  context: Context,
  type: TemplateType,
  { id_client, id_user }: { id_client?: string | undefined; id_user?: string | undefined },
): Promise<TrialParty | undefined> {
  const { db, actor, tenant, platform } = context;
  if (!id_client && !id_user) return undefined;
  const home = required(await findTenant(db, tenant), wireErrors.not_found);
  const representative = await findRepresentative(db, tenant);
  const common = consultancyValues(home, representative, dayInBrazil(platform.clock.now()));
  if (!id_client) {
    const user = required(await findUser(db, tenant, id_user ?? ''), userErrors.user_not_found);
    requireAccess(canReadUserAgreement(actor, user), agreementErrors.agreement_denied);
    return { values: { ...common, ...partnerValues(user) }, services: [], product: undefined };
  }

  const client = await requireClientOfAgreement(context, id_client);
  const agreements = await listActiveAgreements(db, tenant, id_client);
  const own = serviceType.options.filter((service) => annexOf(service) === type);
  const has = (service: ServiceType) => agreements.some(({ contracts }) => contracts.includes(service));
  const about = own.find(has) ?? own[0];
  const contracted = agreements.find(({ contracts }) => !about || contracts.includes(about)) ?? agreements[0];
  const services = serviceType.options.filter(
    (service) => service === about || contracted?.contracts.includes(service),
  );
  const names = services.map((service) => serviceLabels[service]);
  return {
    values: { ...common, ...clientValues(client, contracted?.typeRegime ?? '', names) },
    services,
    product: about && serviceLabels[about],
  };
}
