import { reaisOf } from '@restitui/brazil/money.ts';
import type { OwnPayment } from '@restitui/domain/crm/client-portal/own-payment.ts';
import { repeatedCredits } from '@restitui/domain/crm/client-portal/repeated-credits.ts';
import { claimedCredits } from '@restitui/domain/crm/client-portal/requested-credits.ts';
import type { TimelineFacts } from '@restitui/domain/crm/client-portal/timeline-facts.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import type { ProductScope } from '@restitui/domain/recovery/products/products.access.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { productInScope } from '../../../db/client-conditions.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { identityChecks } from '../../accounts/identity-checks/identity-checks.table.ts';
import { agreements } from '../../agreements/documents/agreements.table.ts';
import { agreementSeals } from '../../agreements/evidence/seals.table.ts';
import { agreementEndings } from '../../agreements/lifecycle/lifecycle.table.ts';
import { signingActs } from '../../agreements/signing/signing.table.ts';
import { agreementSuggestions } from '../../agreements/suggestions/suggestions.table.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { credits } from '../../recovery/credits/credits.table.ts';
import { fileAnalyses } from '../../recovery/file-analyses/file-analyses.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { simplesRuns } from '../../simples/analysis/simples-analysis.table.ts';
import { listClaimedTheses } from './claimed-theses.repository.ts';
import { listLastChangeDates } from './last-changes.repository.ts';
import { listOwnPayments } from './own-payments.repository.ts';

type TimelineClient = Pick<
  Client,
  'cnpjcpf' | 'id_owner' | 'createdDate' | 'procuracaoHabilitada' | 'procuracaoHabilitadaEm' | 'procuracaoValidaAte'
>;

type StoredCredit = Omit<TimelineFacts['credits'][number], 'prescreve_em'> &
  Pick<typeof credits.$inferSelect, 'anoCompetencia' | 'mesCompetencia' | 'pagoEm'>;

type StoredFacts = Omit<TimelineFacts, 'documents' | 'requests' | 'credits' | 'feeReturns'> & {
  credits: StoredCredit[];
};

/** Reads the facts of the timeline that the owner may know, of products in scope, except documents and returned fees. */
export async function readTimelineFacts(
  db: Db,
  id_tenant: TenantId,
  client: TimelineClient,
  scope: ProductScope,
): Promise<StoredFacts> {
  const { cnpjcpf } = client;
  const reach = { id_tenant, id_client: cnpjcpf, scope };
  const payments = await listOwnPayments(db, id_tenant, cnpjcpf, scope);
  return {
    contracts: await listContracts(db, id_tenant, cnpjcpf),
    suggestions: await listSuggestions(db, id_tenant, cnpjcpf),
    signatures: await listSignatures(db, id_tenant, client.id_owner),
    procuracao: await readPowerOfAttorney(db, id_tenant, client),
    analyses: [...(await listAnalyses(db, reach)), ...(await listFileAnalyses(db, reach))],
    credits: await listCredits(db, reach, payments),
    payments,
  };
}

/** Reads when the power of attorney was entered, where the day of its grant is missing. */
async function readPowerOfAttorney(
  db: Db,
  id_tenant: TenantId,
  { cnpjcpf, createdDate, procuracaoHabilitada, procuracaoHabilitadaEm, procuracaoValidaAte }: TimelineClient,
): Promise<TimelineFacts['procuracao']> {
  const fact = { procuracaoHabilitada, procuracaoHabilitadaEm, procuracaoValidaAte, registradaEm: createdDate };
  if (!procuracaoHabilitada || procuracaoHabilitadaEm !== null) return fact;
  const field = { entity: 'CLIENTE', field: 'procuracaoHabilitada' } as const;
  const entered = await listLastChangeDates(db, id_tenant, cnpjcpf, field);
  return { ...fact, registradaEm: entered.get(cnpjcpf) ?? createdDate };
}

/** The products of a company that the reader may see. */
interface Reach {
  id_tenant: TenantId;
  id_client: string;
  scope: ProductScope;
}

async function listContracts(db: Db, id_tenant: TenantId, id_client: string): Promise<TimelineFacts['contracts']> {
  const rows = await db
    .select()
    .from(agreements)
    .where(and(eq(agreements.id_tenant, id_tenant), eq(agreements.id_client, id_client)));
  const signed = await listLastChangeDates(db, id_tenant, id_client, { entity: 'CONTRATO', field: 'isAssinado' });
  const closed = await listLastChangeDates(db, id_tenant, id_client, { entity: 'CONTRATO', field: 'isFrist' });
  const acts = await listOwnerActs(db, id_tenant, id_client);
  const seals = await listSealings(db, id_tenant, id_client);
  const endings = await listEndings(db, id_tenant, id_client);
  return rows.map((row) => ({
    ...row,
    clientSignedAt: acts.get(row.id) ?? null,
    sealedAt: seals.get(row.id) ?? null,
    endedAt: row.ending && (endings.get(row.id) ?? null),
    signedAt: row.isAssinado ? (signed.get(row.id) ?? null) : null,
    closedAt: row.isFrist ? (closed.get(row.id) ?? null) : null,
  }));
}

async function listOwnerActs(db: Db, id_tenant: TenantId, id_client: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: signingActs.id_agreement, date: signingActs.date })
    .from(signingActs)
    .innerJoin(agreements, and(eq(agreements.id_tenant, id_tenant), eq(agreements.id, signingActs.id_agreement)))
    .where(
      and(eq(signingActs.id_tenant, id_tenant), eq(signingActs.role, 'cliente'), eq(agreements.id_client, id_client)),
    );
  return new Map(rows.map(({ id, date }) => [id, date]));
}

async function listEndings(db: Db, id_tenant: TenantId, id_client: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: agreementEndings.id_agreement, date: agreementEndings.date })
    .from(agreementEndings)
    .innerJoin(agreements, and(eq(agreements.id_tenant, id_tenant), eq(agreements.id, agreementEndings.id_agreement)))
    .where(and(eq(agreementEndings.id_tenant, id_tenant), eq(agreements.id_client, id_client)))
    .orderBy(agreementEndings.date);
  return new Map(rows.map(({ id, date }) => [id, date]));
}

async function listSealings(db: Db, id_tenant: TenantId, id_client: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: agreementSeals.id_agreement, sealedAt: agreementSeals.sealedAt })
    .from(agreementSeals)
    .innerJoin(agreements, and(eq(agreements.id_tenant, id_tenant), eq(agreements.id, agreementSeals.id_agreement)))
    .where(
      and(
        eq(agreementSeals.id_tenant, id_tenant),
        eq(agreementSeals.state, 'selado'),
        eq(agreements.id_client, id_client),
      ),
    );
  return new Map(rows.map(({ id, sealedAt }) => [id, sealedAt ?? '']));
}

function listSuggestions(db: Db, id_tenant: TenantId, id_client: string): Promise<TimelineFacts['suggestions']> {
  const { id, number, createdAt, acceptEdit, decidedAt, reason } = agreementSuggestions;
  return db
    .select({ id, number, createdAt, acceptEdit, decidedAt, reason })
    .from(agreementSuggestions)
    .innerJoin(
      agreements,
      and(
        eq(agreements.id_tenant, agreementSuggestions.id_tenant),
        eq(agreements.id, agreementSuggestions.id_agreement),
      ),
    )
    .where(and(eq(agreementSuggestions.id_tenant, id_tenant), eq(agreements.id_client, id_client)));
}

function listSignatures(db: Db, id_tenant: TenantId, id_owner: string): Promise<TimelineFacts['signatures']> {
  const { id, createData, decision, decidedAt, reason } = identityChecks;
  return db
    .select({ id, createData, decision, decidedAt, reason })
    .from(identityChecks)
    .where(
      and(
        eq(identityChecks.id_tenant, id_tenant),
        eq(identityChecks.id_owner, id_owner),
        isNotNull(identityChecks.assinatura),
      ),
    );
}

/** The current analysis of notes of each apuração. */
async function listAnalyses(db: Db, { id_tenant, id_client, scope }: Reach): Promise<TimelineFacts['analyses']> {
  const rows = await db
    .selectDistinctOn([simplesRuns.id_apuracao], {
      id: simplesRuns.id,
      typeServico: products.typeServico,
      finishedDate: simplesRuns.finishedDate,
      createdDate: simplesRuns.createdDate,
    })
    .from(simplesRuns)
    .innerJoin(assessments, and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, simplesRuns.id_apuracao)))
    .innerJoin(products, and(eq(products.id_tenant, id_tenant), eq(products.id, assessments.id_product)))
    .where(
      and(
        eq(simplesRuns.id_tenant, id_tenant),
        eq(simplesRuns.state, 'pronta'),
        eq(assessments.id_client, id_client),
        productInScope(scope),
      ),
    )
    .orderBy(simplesRuns.id_apuracao, desc(simplesRuns.createdDate));
  return rows.map(({ createdDate, finishedDate, ...row }) => ({ ...row, finishedDate: finishedDate ?? createdDate }));
}

/** The current analysis from files of each apuração. */
async function listFileAnalyses(db: Db, { id_tenant, id_client, scope }: Reach): Promise<TimelineFacts['analyses']> {
  const { id, id_apuracao, servico: typeServico, finishedDate, createdDate } = fileAnalyses;
  const rows = await db
    .selectDistinctOn([id_apuracao], { id, typeServico, finishedDate, createdDate })
    .from(fileAnalyses)
    .innerJoin(assessments, and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, id_apuracao)))
    .innerJoin(products, and(eq(products.id_tenant, id_tenant), eq(products.id, assessments.id_product)))
    .where(
      and(
        eq(fileAnalyses.id_tenant, id_tenant),
        eq(fileAnalyses.state, 'pronta'),
        eq(assessments.id_client, id_client),
        productInScope(scope),
      ),
    )
    .orderBy(id_apuracao, desc(createdDate));
  return rows.map(({ createdDate: made, finishedDate: done, ...row }) => ({ ...row, finishedDate: done ?? made }));
}

async function listCredits(db: Db, reach: Reach, payments: readonly OwnPayment[]): Promise<StoredCredit[]> {
  const { id_tenant, id_client, scope } = reach;
  const { id, id_apuracao, id_product, createdDate, creditOrigin, compensacao, isPago } = credits;
  const { anoCompetencia, mesCompetencia, pagoEm, pagamento } = credits;
  const rows = await db
    .select({
      ...{ id, id_apuracao, id_product, createdDate, creditOrigin, compensacao, isPago },
      typeServico: products.typeServico,
      ...{ anoCompetencia, mesCompetencia, pagoEm, pagamento },
    })
    .from(credits)
    .innerJoin(products, and(eq(products.id_tenant, id_tenant), eq(products.id, credits.id_product)))
    .where(
      and(
        eq(credits.id_tenant, id_tenant),
        eq(credits.id_client, id_client),
        isNull(credits.deletedAt),
        productInScope(scope),
      ),
    );
  const entered = await listLastChangeDates(db, id_tenant, id_client, { entity: 'CREDITO', field: 'compensacao' });
  const found = rows.map((row) => ({
    ...row,
    creditOrigin: reaisOf(row.creditOrigin),
    compensacao: reaisOf(row.compensacao),
  }));
  const productOf = await listProductsOfAssessments(db, reach);
  const { received, claimed } = claimedCredits(payments, found, {
    productOf,
    theses: await listClaimedTheses(db, id_tenant, id_client),
  });
  const assigned = found.map((row) => ({
    ...row,
    isReceived: received.has(row),
    claimed: claimed.get(row) ?? 0,
    compensatedAt: entered.get(row.id) ?? null,
  }));
  const repeated = repeatedCredits(assigned, [...productOf.keys()]);
  return assigned.map((row) => ({ ...row, repeated: repeated.get(row) ?? 0 }));
}

/** Returns the product of each assessment of a company, newest first. */
async function listProductsOfAssessments(db: Db, { id_tenant, id_client }: Reach): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: assessments.id, id_product: assessments.id_product })
    .from(assessments)
    .where(and(eq(assessments.id_tenant, id_tenant), eq(assessments.id_client, id_client)))
    .orderBy(desc(assessments.createdDate), desc(assessments.id));
  return new Map(rows.map(({ id, id_product }) => [id, id_product]));
}
