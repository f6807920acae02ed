import { actRole } from '@restitui/domain/agreements/signing/act-role.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { findCurrentVersion, updateAgreement } from '../src/features/agreements/documents/agreements.repository.ts';
import { sealAgreement } from '../src/features/agreements/evidence/jobs/seal-agreement.ts';
import {
  type EvidencePerson,
  recordEvent,
  recordRows,
} from '../src/features/agreements/evidence/record-event.service.ts';
import { requestSealing } from '../src/features/agreements/evidence/request-sealing.service.ts';
import { wholeRow } from '../src/features/agreements/evidence/row-facts.rules.ts';
import { findSealOfAgreement } from '../src/features/agreements/evidence/seals.repository.ts';
import { insertAct, insertOpening } from '../src/features/agreements/signing/signing.repository.ts';
import { newId } from '../src/kernel/new-id.ts';
import { addAgreement } from './agreements.ts';
import { addUser, type TestServer } from './harness.ts';

/** Adds a partnership with its acts and requests its sealing. */
export async function addSignedAgreement(server: TestServer, id_tenant: TenantId) {
  const { id: by } = await addUser(server, { id_tenant });
  const partner = await addUser(server, {
    id_tenant,
    typeCargo: 'PARCEIRO',
    name: 'Maria das Dores',
    cpf: '52998224725',
  });
  const html = '<h1>Parceria</h1><p>Texto do contrato de parceria, com acentuação.</p>';
  const id = await addAgreement(server, {
    ...{ id_tenant, id_user: partner.id, contracts: ['PARCERIA_COMERCIAL_CPF'], by, html },
  });
  const person: EvidencePerson = { id_user: partner.id };
  await server.inTenant(id_tenant, async (db) => {
    const context = { db, tenant: id_tenant, platform: server.platform, actor: { id: partner.id } };
    const version = await findCurrentVersion(db, id_tenant, id);
    const about = { id_agreement: id, id_version: version?.id, person };
    const personal = {
      ...{ nome: 'Maria das Dores', cpf: '52998224725' },
      ...{ seen: { address: '203.0.113.7', port: 51234, agent: 'Firefox' }, declared: { local: 'Goiânia, GO' } },
    };
    await recordEvent(context, { kind: 'identidade-capturada', person, facts: { step: 'fotos' }, personal });
    const opening = { id_agreement: id, id_version: version?.id ?? '', id_user: partner.id };
    const seen = { openedAt: server.clock.now().toISOString(), address: '203.0.113.7', maquina: 'Firefox' };
    const opened = await insertOpening(db, { id: newId(), id_tenant, ...opening, ...seen });
    const rows = opened && [wholeRow('abertura', opened)];
    await recordEvent(context, { kind: 'abertura', ...about, facts: { version: 1 }, personal, rows });
    const ofVersion = { version: 1, sha256: version?.sha256 };
    for (const role of actRole.options) {
      const actor = role === 'cliente' ? partner : await addUser(server, { id_tenant });
      const signer = { ...about, person: { id_user: actor.id } };
      const identity = { id: `identity of ${actor.id}`, decision: 'verified' };
      const facts = { ...ofVersion, role, identity };
      const own = role === 'cliente' ? personal : { nome: 'Outra Pessoa', cpf: actor.cpf };
      const event = { kind: 'ato', ...signer, facts, personal: own } as const;
      const { id: id_event, at: date } = await recordEvent(context, event);
      const act = await insertAct(db, {
        ...{ id: newId(), id_tenant, id_agreement: id, id_version: version?.id ?? '', id_user: actor.id, role, date },
        ...{ nome: own.nome, cpf: own.cpf, id_signature: identity.id, isVerifed: true, id_event },
      });
      await recordRows(context, [wholeRow('ato', act)], signer);
    }
    await updateAgreement(db, id_tenant, id, { isAssinado: true, acts: [...actRole.options] });
    await requestSealing(context, id);
  });
  return { id, person };
}

/** Adds a partnership with its acts and seals it. */
export async function addSealedAgreement(server: TestServer, id_tenant: TenantId) {
  const signed = await addSignedAgreement(server, id_tenant);
  return { ...signed, seal: await sealNow(server, id_tenant, signed.id) };
}

/** Seals an agreement; returns its row. */
export async function sealNow(server: TestServer, id_tenant: TenantId, id_agreement: string) {
  const { inTenant } = server;
  const find = () => inTenant(id_tenant, (db) => findSealOfAgreement(db, id_tenant, id_agreement));
  const seal = await find();
  if (!seal) throw new Error('No sealing was asked for.');
  await sealAgreement({ platform: server.platform, inTenant, log: () => {} }, { id_tenant, id: seal.id });
  return (await find()) as typeof seal;
}
