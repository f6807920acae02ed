import { signingApi as api } from '@restitui/domain/agreements/signing/signing.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { asc, eq } from 'drizzle-orm';
import { agreements, agreementVersions } from '../src/features/agreements/documents/agreements.table.ts';
import { evidenceEvents } from '../src/features/agreements/evidence/evidence.table.ts';
import { signingActs } from '../src/features/agreements/signing/signing.table.ts';
import { addVerified, addWitness } from './acts.ts';
import { addContractParties } from './agreement-parties.ts';
import type { Caller, TestServer } from './harness.ts';
import { addIdentityCheck } from './identity-checks.ts';

export type SigningFixture = Awaited<ReturnType<typeof createSigningFixture>>;

/** Adds an unsigned agreement that needs no code, with all its possible signers. */
export async function createSigningFixture(server: TestServer, provider: TenantId) {
  const parties = await addContractParties(server, provider, { codigoAoAssinar: false });
  const { home, ceo, owner, inHome } = parties;
  const addContractOf = (typeRegime: string) =>
    parties.contract({ typeRegime, html: `<p>Contrato de ${typeRegime}.</p>` });
  const agreement = await addContractOf('SIMPLES_NACIONAL');

  return {
    ...parties,
    agreement,
    addContractOf,
    /** Uploads the owner's photos and drawing, not yet reviewed. */
    present: (values: object = {}) =>
      addIdentityCheck(server, { id_tenant: home, id_owner: owner.id, nome: 'Dona', cpf: owner.cpf, ...values }),
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
    acts: () => inHome((db) => db.select().from(signingActs).orderBy(asc(signingActs.role))),
    /** Lists the evidence entries in order, without those that state rows only. */
    events: async () =>
      (await inHome((db) => db.select().from(evidenceEvents).orderBy(asc(evidenceEvents.seq))))
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'registro'),
  };
}
