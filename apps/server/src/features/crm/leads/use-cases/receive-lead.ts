import { parsePhone } from '@restitui/brazil/phone.ts';
import { findCnpjInText } from '@restitui/domain/crm/leads/cnpj-in-text.ts';
import { contactKindOf, contactProblems } from '@restitui/domain/crm/leads/contact-form.ts';
import { leadLimits } from '@restitui/domain/crm/leads/lead-limits.ts';
import type { leadsApi } from '@restitui/domain/crm/leads/leads.api.ts';
import { leadErrors } from '@restitui/domain/crm/leads/leads.errors.ts';
import { newLeadCause } from '@restitui/domain/insights/alerts/alert-causes.ts';
import { isLocalHost } from '@restitui/domain/tenancy/tenants/local-host.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { raiseAlert } from '../../../insights/alerts/alerts.repository.ts';
import { queueMessage } from '../../../operations/messages/queue-message.service.ts';
import { tenantOfSite } from '../../../tenancy/tenants/site-tenant.rules.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { countLeads, insertLead } from '../leads.repository.ts';
import { newLeadText } from '../leads.texts.ts';

const minute = 60_000;

/** Stores a visitor's message for the tenant of the page, and notifies that tenant. */
export async function receiveLead(
  { withoutTenant, inTenant, origin, platform }: Context<VisitorActor, TenantLookup>,
  { body }: Input<typeof leadsApi.create>,
) {
  const { name, email, message, landing, site } = body;
  const contact = { name, email, message, tel: body.tel || body.phone };
  const tenants = await withoutTenant(listTenants);
  const tenant = required(tenantOfSite(tenants, { host: origin.host, landing }), wireErrors.not_found);
  const id_tenant = tenant.id;
  const shown = landing ? { landing, local: false } : { landing: tenant.landing, local: isLocalHost(origin.host) };
  const problems = Object.entries(contactProblems(contactKindOf(shown), contact));
  if (problems.length > 0) {
    const issues = problems.map(([path, text]) => ({
      path: path === 'tel' && body.phone ? 'phone' : path,
      message: text,
    }));
    throw new AppError(wireErrors.invalid_input, { issues });
  }

  const now = platform.clock.now();
  const row = { id: newId(), createdDate: now.toISOString() };
  // Looks like a success, so that bots do not notice the honeypot.
  if (site !== '') return { data: row };
  const cnpj = findCnpjInText(message) ?? null;
  const lead = { ...row, ...contact, tel: parsePhone(contact.tel) ?? contact.tel, cnpj };

  await inTenant(id_tenant, async (db) => {
    const { windowMinutes, perAddress, perTenant } = leadLimits;
    const since = new Date(now.getTime() - windowMinutes * minute).toISOString();
    const sent = await countLeads(db, id_tenant, origin.address, since);
    if (sent.ofAddress >= perAddress || sent.ofTenant >= perTenant) {
      throw new AppError(leadErrors.too_many_leads, { retryAfter: windowMinutes * 60 });
    }
    await insertLead(db, { ...lead, id_tenant, status: 'NOVO', address: origin.address });
    await raiseAlert(db, id_tenant, { ...newLeadCause(lead.id, message), company: name }, now);
    const text = newLeadText(lead, `${platform.siteAddress(tenant)}/leads?lead=${lead.id}`);
    await queueMessage(platform, db, id_tenant, { channel: 'email', to: tenant.email, sender: tenant.title, ...text });
  });
  return { data: row };
}
