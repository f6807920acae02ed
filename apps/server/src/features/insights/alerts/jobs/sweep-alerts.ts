import { addDays, dayInBrazil } from '@restitui/brazil/day.ts';
import { reaisOf } from '@restitui/brazil/money.ts';
import {
  type AlertCause,
  failedSealCause,
  limitationCause,
  limitationWarningDays,
  overdueBoletoCause,
  powerOfAttorneyCause,
  unsignedContractCause,
} from '@restitui/domain/insights/alerts/alert-causes.ts';
import {
  appealCause,
  daysToRequest,
  lateDecisionCause,
  unrequestedCause,
} from '@restitui/domain/insights/alerts/refund-step-causes.ts';
import { dueStepsOn } from '@restitui/domain/simples/refund-requests/payment-step.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { allProducts, listExpiringMonths } from '../../../../db/open-claims.ts';
import type { Db } from '../../../../db/tenant-scope.ts';
import { findSealAlertParty, listStuckSeals } from '../../../agreements/evidence/seals.repository.ts';
import { sumDueSteps } from '../../../simples/refund-requests/due-steps.repository.ts';
import { listUnrequestedMonths } from '../../../simples/refund-requests/unrequested-months.service.ts';
import { listEndingPowersOfAttorney, listOverdueBoletos, listUnsignedContracts } from '../alert-sources.repository.ts';
import { type NewAlert, syncAlerts } from '../alerts.repository.ts';
import { clearEndedNotices } from '../contract-alerts.service.ts';

/** Longer than all retries of a sealing together. */
const sealPatience = 60 * 60 * 1000;

const dayLength = 24 * 60 * 60 * 1000;

/** Raises and clears the alerts of one tenant that depend on the date. Idempotent. */
export async function sweepAlerts(db: Db, tenant: TenantId, now: Date): Promise<void> {
  const today = dayInBrazil(now);

  const clients = await listEndingPowersOfAttorney(db, tenant, today);
  const powers = clients.flatMap((client) =>
    alertOf(powerOfAttorneyCause(client, today), { company: client.razao_social, id_client: client.cnpjcpf }),
  );
  for (const kind of ['PROCURACAO_VENCENDO', 'PROCURACAO_EXPIRADA'] as const) {
    const ofKind = powers.filter((alert) => alert.kind === kind);
    await syncAlerts(db, tenant, kind, ofKind, now);
  }

  const contracts = await listUnsignedContracts(db, tenant, today);
  const unsigned = contracts.flatMap(({ razao_social, id_client, ...contract }) =>
    alertOf(unsignedContractCause(contract, today), { company: razao_social, id_client }),
  );
  await syncAlerts(db, tenant, 'CONTRATO_SEM_ASSINATURA', unsigned, now);

  await clearEndedNotices(db, tenant, now);

  const waitingSince = new Date(now.getTime() - sealPatience).toISOString();
  const stuck: NewAlert[] = [];
  for (const { id, id_agreement } of await listStuckSeals(db, tenant, waitingSince)) {
    stuck.push({ ...failedSealCause(id), ...(await findSealAlertParty(db, tenant, id_agreement)) });
  }
  await syncAlerts(db, tenant, 'SELAGEM_PARADA', stuck, now);

  const near = { from: today, until: addDays(today, limitationWarningDays) };
  const months = await listExpiringMonths(db, { id_tenant: tenant, reach: allProducts(db, tenant) }, near);
  const causes = months.flatMap(({ empresa, id_client, id_product, ...month }) =>
    alertOf(limitationCause(month, today), { company: empresa, id_client, id_product }),
  );
  await syncAlerts(db, tenant, 'CREDITO_A_PRESCREVER', causes, now);

  await sweepRefundSteps(db, tenant, now);

  const boletos = await listOverdueBoletos(db, tenant, today);
  const overdue = boletos.flatMap(({ nome, id_client, valorNominal, ...boleto }) =>
    alertOf(overdueBoletoCause({ ...boleto, valorNominal: reaisOf(valorNominal) }, today), {
      company: nome,
      id_client,
    }),
  );
  await syncAlerts(db, tenant, 'BOLETO_VENCIDO', overdue, now);
}

/** Raises and clears the alerts on deadlines of refund requests: late decisions, appeals and missing requests. */
async function sweepRefundSteps(db: Db, tenant: TenantId, now: Date): Promise<void> {
  const sources = { db, tenant, platform: { clock: { now: () => now } } };
  const today = dayInBrazil(now);
  const products = allProducts(db, tenant);
  const steps = await sumDueSteps(db, tenant, products, dueStepsOn(today));
  const due = steps.flatMap(({ tipo, empresa, id_client, valor, ...step }) => {
    const { id_product } = step;
    const requests = { ...step, valor: valor === null ? null : reaisOf(valor) };
    const cause = tipo === 'despacho' ? lateDecisionCause(requests, today) : appealCause(requests, today);
    return alertOf(cause, { company: empresa, id_client, id_product });
  });
  for (const kind of ['DESPACHO_ATRASADO', 'RECURSO_A_VENCER'] as const) {
    const ofKind = due.filter((alert) => alert.kind === kind);
    await syncAlerts(db, tenant, kind, ofKind, now);
  }

  const patience = new Date(now.getTime() - (daysToRequest - 1) * dayLength);
  const months = await listUnrequestedMonths(sources, { until: patience, today });
  const unrequested = months.flatMap(({ razao_social, id_client, id_product, ...month }) =>
    alertOf(unrequestedCause(month, today), { company: razao_social, id_client, id_product }),
  );
  await syncAlerts(db, tenant, 'RETIFICADORA_SEM_PEDIDO', unrequested, now);
}

function alertOf(cause: AlertCause | undefined, about: Omit<NewAlert, keyof AlertCause>): NewAlert[] {
  return cause ? [{ ...cause, ...about }] : [];
}
