import { leadSearchText } from '@restitui/domain/crm/leads/lead-search-text.ts';
import { leads } from '../../features/crm/leads/leads.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { phoneIn } from './documents.ts';
import { insertRows } from './insert-rows.ts';
import { demoLeads } from './leads.data.ts';
import { mailOf } from './names.ts';
import { idOf, Seeded } from './seeded.ts';
import { demoTenants } from './tenants.data.ts';
import { userId } from './users.demo.ts';

/** Adds messages of visitors to each consultancy's site; the provider's has the first two, unanswered. */
export async function fillLeads({ db, today }: Demo): Promise<void> {
  const rows = demoTenants.flatMap(({ id: id_tenant, slug, domain, ddd, isProvider }) =>
    (isProvider ? demoLeads.slice(0, 2) : demoLeads).map(({ at, daysAgo, answers, ...lead }, i) => {
      const random = new Seeded('lead', slug, i);
      const contact = { ...lead, email: mailOf(lead.name, at), tel: phoneIn(ddd, random) };
      return {
        ...contact,
        id: idOf('lead', slug, i),
        id_tenant,
        id_responsavel: answers && !isProvider ? userId(`${answers}@${domain}`) : null,
        busca: leadSearchText(contact),
        address: '127.0.0.1',
        createdDate: instantOn(dayBefore(today, daysAgo + 1), random.between(20, 500)),
      };
    }),
  );
  await insertRows(db, leads, rows);
}
