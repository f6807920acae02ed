import { agreementActsApi as api } from '@restitui/domain/agreement-acts/agreement-acts.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { asc, eq } from 'drizzle-orm';
import { agreementActs } from '../src/features/agreement-acts/agreement-acts.table.ts';
import { agreements, agreementVersions } from '../src/features/agreements/agreements.table.ts';
import { evidenceEvents } from '../src/features/evidence/evidence.table.ts';
import { addVerified, addWitness } from './acts.ts';
import { addContractParties } from './contract-parties.ts';
import type { Caller, TestServer } from './harness.ts';
import { addSignature } from './signatures.ts';

export type SigningStage = Awaited<ReturnType<typeof setSigningStage>>;

/** A contract that nobody has signed, without a code to confirm by, and whoever may sign it. */
export async function setSigningStage(server: TestServer, provider: TenantId) {
  const parties = await addContractParties(server, provider, { codigoAoAssinar: false });
  const { home, ceo, owner, inHome } = parties;
  const addContractOf = (typeRegime: string) =>
    parties.contract({ typeRegime, html: `<p>Contrato de ${typeRegime}.</p>` });
  const agreement = await addContractOf('SIMPLES_NACIONAL');

  return {
    ...parties,
    agreement,
    addContractOf,
    /** The owner's pictures and drawing, before anybody looked at them. */
    present: (values: object = {}) =>
      addSignature(server, { id_tenant: home, id_owner: owner.id, nome: 'Dona', cpf: owner.cpf, ...values }),
    verifiedOwner: () => addVerified(server, { id_tenant: home, id_owner: owner.id, cpf: owner.cpf }),
    verifiedCeo: () => addVerified(server, { id_tenant: home, id_user: ceo.id, cpf: ceo.cpf }),
    witness: () => addWitness(server, { provider, acting: home }),
    newVersion: (number: number, html: string) =>
      inHome((db) =>
        db.insert(agreementVersions).values({
          ...{ id: `${agreement} ${number}`, id_tenant: home, id_agreement: agreement, number, html, id_user: ceo.id },
          ...{ sha256: String(number).repeat(64), createdDate: server.clock.now().toISOString() },
          ...{ templates: [], data: {}, missing: [] },
        }),
      ),
    stateFor: async (caller: Caller, id = agreement) => (await caller.call(api.read, { params: { id } })).data,
    row: async () => (await inHome((db) => db.select().from(agreements).where(eq(agreements.id, agreement))))[0],
    acts: () => inHome((db) => db.select().from(agreementActs).orderBy(asc(agreementActs.role))),
    /** What the chain of evidence says, in order. */
    events: async () =>
      (await inHome((db) => db.select().from(evidenceEvents).orderBy(asc(evidenceEvents.seq)))).map(({ kind }) => kind),
  };
}
