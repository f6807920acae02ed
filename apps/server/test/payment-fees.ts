import { toDay } from '@restitui/brazil/day.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import { diagnosisTexts } from '@restitui/domain/simples/analysis/diagnosis.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { refundRequests } from '../src/features/simples/refund-requests/refund-requests.table.ts';
import { addRunOfTwoPayments } from './analysis-result.ts';
import { addClient } from './clients.ts';
import { addOpenService } from './consultancy.ts';
import { addTestCredit } from './credits.ts';
import { addEarnedFee } from './fees.ts';
import type { TestServer } from './harness.ts';

/**
 * Adds a client with an assessment of two payments whose money arrived: that of 05/2025 without a fee, and that of
 * 06/2025 with a fee of R$ 10,00 that is not charged. Returns the ids of the assessment and the client.
 */
export async function addReceivedPayments(
  server: TestServer,
  id_tenant: TenantId,
  id_user: string,
): Promise<{ id_received: string; id_received_client: string }> {
  const client = await addClient(server, { id_tenant });
  const { id_client, id_product, id_apuracao } = await addOpenService(server, id_tenant, client);
  const found = { diagnostico: diagnosisTexts.oportunidade, total_a_restituir: 50, cofins_restituir: 50 };
  await addRunOfTwoPayments(server, { id_tenant, id_apuracao, id_user }, found);
  const asked = {
    situacao: 'PAGO' as const,
    data: toDay('2026-10-01'),
    protocolo: '1',
    valor_pedido: roundedCents(50),
  };
  const paid = { recebido_em: toDay('2026-11-10'), recebido_valor: roundedCents(50) };
  const by = { id_user, nome: 'Ana', at: server.clock.now().toISOString(), version: 1 };
  await server.inTenant(id_tenant, (db) =>
    db.insert(refundRequests).values([
      { id_tenant, id_apuracao, competencia: '05/2025', pagamento: '2025-06-20', ...asked, ...paid, ...by },
      { id_tenant, id_apuracao, competencia: '06/2025', pagamento: '2025-07-21', ...asked, ...paid, ...by },
    ]),
  );
  const id_credit = await addTestCredit(server, {
    ...{ id_tenant, id_client, id_product, id_apuracao, mesCompetencia: 6, pagoEm: toDay('2025-07-21') },
    ...{ creditOrigin: 50, compensacao: 50, isPago: true, mesRestituicao: '11/2026' },
  });
  await addEarnedFee(server, { id_tenant, id_client, id_credit });
  return { id_received: id_apuracao, id_received_client: id_client };
}
