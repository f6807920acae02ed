import { dayInBrazil } from '@restitui/brazil/day.ts';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { tenants } from '../../features/tenancy/tenants/tenants.table.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { Database } from '../open-database.ts';
import { fillAgreements } from './agreements.demo.ts';
import { fillAlerts } from './alerts.demo.ts';
import { fillAssessments } from './assessments.demo.ts';
import { fillBoletos } from './boletos.demo.ts';
import { fillChanges } from './changes.demo.ts';
import { fillClientDocuments } from './client-documents.demo.ts';
import { fillClients } from './clients.demo.ts';
import { fillCompensations } from './compensations.demo.ts';
import { fillContracts } from './contracts.demo.ts';
import { fillCredits } from './credits.demo.ts';
import { fillDebitMonths } from './debit-months.demo.ts';
import { clientPassword, type Demo, staffPassword } from './demo.ts';
import { fillErasureRequests } from './erasure-requests.demo.ts';
import { fillFailedJobs } from './failed-jobs.demo.ts';
import { fillFees } from './fees.demo.ts';
import { fillFileAnalyses } from './file-analyses.demo.ts';
import { fillFollowedCases } from './followed-case.demo.ts';
import { fillIcmsCredits } from './icms-credits.demo.ts';
import { fillLeads } from './leads.demo.ts';
import { fillNotificationRules } from './notification-rules.demo.ts';
import { fillObservations } from './observations.demo.ts';
import { fillPayrollItems } from './payroll-items.demo.ts';
import { fillPermissions } from './permissions.demo.ts';
import { fillProducts } from './products.demo.ts';
import { fillResumeValues } from './resume-values.demo.ts';
import { fillSignatures } from './signatures.demo.ts';
import { fillSimplesAnalyses } from './simples-analysis.demo.ts';
import { fillSupport } from './support.demo.ts';
import { fillTags } from './tags.demo.ts';
import { fillTenants } from './tenants.demo.ts';
import { fillUsers } from './users.demo.ts';

/**
 * Fills a database without tenants with the demonstration data, all or nothing; leaves any other unchanged.
 * The same day in Brasília yields the same data, except for the salts of the two passwords.
 * Returns whether it filled the database.
 */
export async function fillDemoData(
  database: Pick<Database, 'asOwner'>,
  now: Date,
  files: Demo['files'],
  uploads: Demo['uploads'] = files,
): Promise<boolean> {
  return database.asOwner((client) =>
    drizzle(client).transaction(async (db) => {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('restitui demo data'))`);
      const [anyTenant] = await db.select({ id: tenants.id }).from(tenants).limit(1);
      if (anyTenant) return false;

      const [staffPasswordHash, clientPasswordHash] = await Promise.all([
        hashPassword(staffPassword),
        hashPassword(clientPassword),
      ]);
      await fillAll({ db, today: dayInBrazil(now), staffPasswordHash, clientPasswordHash, files, uploads });
      return true;
    }),
  );
}

/** One line per feature, in the order of their references. */
async function fillAll(demo: Demo): Promise<void> {
  await fillTenants(demo);
  await fillUsers(demo);
  await fillPermissions(demo);
  await fillNotificationRules(demo);
  await fillContracts(demo);
  const clients = await fillClients(demo);
  await fillTags(demo);
  const products = await fillProducts(demo, clients);
  const assessments = await fillAssessments(demo, products);
  const found = await fillSimplesAnalyses(demo, assessments);
  const inFiles = await fillFileAnalyses(demo, assessments);
  // An analysis from files proposes its values: nothing was typed or accepted yet.
  const typed = assessments.filter(({ id }) => !inFiles.has(id));
  const inPayrollItems = await fillPayrollItems(demo, typed);
  const inAll = new Map([...found, ...inFiles, ...inPayrollItems]);
  const followed = await fillFollowedCases(
    demo,
    assessments.filter(({ id }) => found.has(id) || inFiles.has(id)),
  );
  await fillSignatures(demo, followed.clients);
  await fillAgreements(demo);
  const others = assessments.filter(({ id }) => !followed.sums.has(id));
  const spread = await fillCredits(
    demo,
    typed.filter(({ id }) => !followed.sums.has(id)),
    inAll,
  );
  const credited = new Map([...spread, ...followed.sums]);
  await fillResumeValues(demo, assessments, inAll, credited);
  await fillFees(demo, followed.fees);
  await fillDebitMonths(demo, others, credited);
  await fillIcmsCredits(demo, others, credited);
  await fillCompensations(demo, others, inAll, credited);
  await fillBoletos(demo);
  await fillLeads(demo);
  await fillChanges(demo);
  await fillObservations(demo, products);
  await fillClientDocuments(demo);
  await fillAlerts(demo);
  await fillSupport(demo);
  await fillFailedJobs(demo);
  await fillErasureRequests(demo);
}
