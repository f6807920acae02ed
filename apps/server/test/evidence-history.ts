import { randomUUID } from 'node:crypto';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { clientAgreementsApi } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { lifecycleApi } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import { signingApi } from '@restitui/domain/agreements/signing/signing.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sha256 } from '@restitui/pdf-check/evidence-chain.ts';
import { captureDrawing } from '../src/features/accounts/identity-checks/capture-drawing.service.ts';
import { capturePhotos } from '../src/features/accounts/identity-checks/capture-photos.service.ts';
import type { PersonKey } from '../src/features/accounts/identity-checks/identity-checks.repository.ts';
import type { StoredImage } from '../src/features/accounts/identity-checks/identity-checks.table.ts';
import { agreements } from '../src/features/agreements/documents/agreements.table.ts';
import { sealAgreement } from '../src/features/agreements/evidence/jobs/seal-agreement.ts';
import { findSealOfAgreement } from '../src/features/agreements/evidence/seals.repository.ts';
import { expireAgreements } from '../src/features/agreements/lifecycle/jobs/expire-agreements.ts';
import { act, addVerified, addWitness } from './acts.ts';
import { addContractParties } from './agreement-parties.ts';
import type { Caller, TestServer } from './harness.ts';

const regimes = ['SIMPLES_NACIONAL', 'LUCRO_REAL', 'LUCRO_PRESUMIDO'] as const;

/** The steps of a random history; a step that the product refuses changes nothing. */
export const historySteps = [
  ...['vincular', 'fechar', 'apresentar', 'desenhar', 'verificar', 'negar'],
  ...['assinar-cliente', 'assinar-contratada', 'testemunhar', 'testemunhar-2', 'selar'],
  ...['recusar', 'cancelar', 'nova-versao', 'prazo', 'vencer'],
] as const;
export type HistoryStep = (typeof historySteps)[number];

export interface Step {
  kind: HistoryStep;
  /** Chooses the regime or agreement. */
  pick: number;
}

/**
 * Steps that refuse, cancel and let expire versions of an agreement, and then sign and seal one; every history may begin
 * with them.
 */
export const completeHistory: readonly Step[] = [
  ...(['vincular', 'assinar-contratada', 'recusar', 'nova-versao', 'cancelar', 'nova-versao', 'prazo'] as const),
  ...(['vencer', 'prazo', 'assinar-contratada', 'nova-versao'] as const),
  ...(['vincular', 'apresentar', 'desenhar', 'fechar', 'assinar-cliente', 'assinar-contratada'] as const),
  ...(['testemunhar', 'testemunhar-2', 'verificar', 'selar'] as const),
].map((kind) => ({ kind, pick: 0 }));

/** Runs the steps through the product's own calls and jobs in a new tenant; returns the tenant. */
export async function runHistory(server: TestServer, provider: TenantId, steps: readonly Step[]) {
  const parties = await addContractParties(server, provider, { codigoAoAssinar: false });
  const { home, ceo, byCeo, byOwner, owner, id_client, inHome } = parties;
  await parties.template(
    'PRINCIPAL',
    '<h1>Contrato</h1><p>{{cliente.razao_social}}, {{contrato.data_por_extenso}}</p>',
  );
  await addVerified(server, { id_tenant: home, id_user: ceo.id, cpf: ceo.cpf });
  const witnesses = [
    await addWitness(server, { provider, acting: home }),
    await addWitness(server, { provider, acting: home }),
  ];
  const list = () => inHome((db) => db.select({ id: agreements.id }).from(agreements).orderBy(agreements.id));
  const agreementAt = async (pick: number) => {
    const found = await list();
    return found[pick % Math.max(found.length, 1)]?.id ?? 'none';
  };
  const key: PersonKey = { id_owner: owner.id };
  const signer = {
    ...{ id_tenant: home, key, nome: 'Dona da Padaria', cpf: owner.cpf, refusal: undefined, latest: undefined },
    ...{ viewer: { who: 'client' as const, id: owner.id }, isNamedBy: () => true },
  };
  const own = {
    ...{ platform: server.platform, inTenant: server.inTenant },
    origin: { address: '203.0.113.9', maquina: 'Firefox', port: 4711, proxies: [], host: 'localhost' },
  };
  const review = (verifed: 'true' | 'false') =>
    byCeo.try(identityChecksApi.decideClient, {
      params: { ownerId: owner.id, verifed },
      body: { reason: 'Foto escura' },
    });
  const signAs = async (caller: Caller, pick: number) => act(caller, await agreementAt(pick));

  const run: Record<HistoryStep, (pick: number) => Promise<unknown>> = {
    vincular: (pick) => {
      const typeRegime = regimes[pick % regimes.length] ?? 'SIMPLES_NACIONAL';
      return byCeo.try(agreementsApi.linkClient, { body: { contracts: ['PRINCIPAL'], typeRegime, id_client } });
    },
    fechar: async (pick) => byCeo.try(clientAgreementsApi.close, { params: { id: await agreementAt(pick) } }),
    apresentar: () =>
      capturePhotos(own, signer, {
        ...{ fotoPessoa: imageOf('pessoa'), fotoDoc: imageOf('doc'), local: 'Goiânia', maquina: 'Celular' },
        ...{ origemPessoa: 'camera', cameraPessoa: 'Frontal', origemDoc: 'arquivo' },
      }),
    desenhar: () => captureDrawing(own, signer, imageOf('traço', 'image/png'), '{"strokes":[]}'),
    verificar: () => review('true'),
    negar: () => review('false'),
    'assinar-cliente': (pick) => signAs(byOwner, pick),
    'assinar-contratada': (pick) => signAs(byCeo, pick),
    testemunhar: (pick) => (witnesses[0] ? signAs(witnesses[0].caller, pick) : Promise.resolve()),
    'testemunhar-2': (pick) => (witnesses[1] ? signAs(witnesses[1].caller, pick) : Promise.resolve()),
    recusar: async (pick) => {
      const id = await agreementAt(pick);
      const { data } = await byOwner.call(signingApi.read, { params: { id } });
      const body = { id_version: data.id_version, reason: 'Honorários altos' };
      return byOwner.try(lifecycleApi.refuse, { params: { id }, body });
    },
    cancelar: async (pick) =>
      byCeo.try(lifecycleApi.cancel, { params: { id: await agreementAt(pick) }, body: { reason: 'Outro contrato' } }),
    'nova-versao': async (pick) =>
      byCeo.try(lifecycleApi.newVersion, { params: { id: await agreementAt(pick) }, body: { reason: 'Novo prazo' } }),
    prazo: async (pick) => {
      const expiresOn = dayInBrazil(server.clock.now());
      return byCeo.try(lifecycleApi.renew, { params: { id: await agreementAt(pick) }, body: { expiresOn } });
    },
    vencer: () => {
      server.clock.move(24 * 3_600_000);
      return expireAgreements({ platform: server.platform, inTenant: server.inTenant }, home);
    },
    selar: async (pick) => {
      const id = await agreementAt(pick);
      const seal = await inHome((db) => findSealOfAgreement(db, home, id));
      if (!seal) return;
      const { platform, inTenant } = server;
      await sealAgreement({ platform, inTenant, log: () => {} }, { id_tenant: home, id: seal.id, quiet: true });
    },
  };
  for (const { kind, pick } of steps) {
    server.clock.move(60_000);
    // A refusal is part of a random history.
    await run[kind](pick).catch(() => undefined);
  }
  return { home, owner, agreements: list };
}

function imageOf(text: string, type: StoredImage['type'] = 'image/jpeg'): StoredImage {
  return { key: `uploads/${randomUUID()}`, type, size: text.length, sha256: sha256(text) };
}
