import { parsePhone } from '@restitui/brazil/phone.ts';
import { newLeadCause } from '@restitui/domain/alerts/alert-causes.ts';
import { cnpjIn } from '@restitui/domain/leads/cnpj-in-text.ts';
import { contactKindOf, contactProblems } from '@restitui/domain/leads/contact-form.ts';
import { leadLimits } from '@restitui/domain/leads/lead-limits.ts';
import type { leadsApi } from '@restitui/domain/leads/leads.api.ts';
import { leadErrors } from '@restitui/domain/leads/leads.errors.ts';
import { isLocalHost } from '@restitui/domain/tenants/local-host.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { PublicContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { raiseAlert } from '../../alerts/alerts.repository.ts';
import { postMessage } from '../../messages/post-message.ts';
import { siteTenant } from '../../tenants/site-tenant.ts';
import { listTenants } from '../../tenants/tenants.repository.ts';
import { newLeadText } from '../lead-text.ts';
import { countLeads, insertLead } from '../leads.repository.ts';

const minute = 60_000;

/** Keeps what a visitor wrote for the consultancy whose page it was, and tells it. */
export async function receiveLead(
  { withoutTenant, inTenant, origin, platform }: PublicContext,
  { body }: Input<typeof leadsApi.create>,
) {
  const { name, email, message, landing, site } = body;
  const contact = { name, email, message, tel: body.tel || body.phone };
  const tenants = await withoutTenant(listTenants);
  const tenant = required(siteTenant(tenants, { host: origin.host, landing }), wireErrors.not_found);
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
  // A program must not learn that it was noticed.
  if (site !== '') return { data: row };
  const cnpj = cnpjIn(message) ?? null;
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
    const words = newLeadText(lead, `${platform.siteAddress(tenant)}/leads?lead=${lead.id}`);
    await postMessage(platform, db, id_tenant, { channel: 'email', to: tenant.email, sender: tenant.title, ...words });
  });
  return { data: row };
}
