import { isDeepStrictEqual } from 'node:util';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { maskedCpf } from '@restitui/domain/agreements/evidence/masked-person.ts';
import { signingStateOf } from '@restitui/domain/agreements/signing/signing-state.ts';
import { searchScope } from '@restitui/domain/insights/search/search.access.ts';
import type { searchApi } from '@restitui/domain/insights/search/search.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { clientsWithText, findContracts, findOwners, findProducts, nameClients } from '../search.repository.ts';

/** A role without clients finds nothing, so the call has no refusal. */
export async function findRecords(
  { db, actor, tenant, platform }: Context,
  { query: { q } }: Input<typeof searchApi.find>,
) {
  const scope = searchScope(actor);
  const owners = await findOwners(db, tenant, scope, q);
  const text = nameClients(db, q);
  const ofProducts = await clientsWithText(db, tenant, scope.clients, text);
  const produtos = await findProducts(db, tenant, scope, ofProducts);
  const isSame = isDeepStrictEqual(scope.contracts, scope.clients);
  const ofContracts = isSame ? ofProducts : await clientsWithText(db, tenant, scope.contracts, text);
  const contracts = await findContracts(db, tenant, scope, ofContracts);
  const today = dayInBrazil(platform.clock.now());
  return {
    data: {
      proprietarios: owners.map(({ cpfProprietario, ...owner }) => ({ ...owner, cpf: maskedCpf(cpfProprietario) })),
      produtos,
      contratos: contracts.map(({ isAssinado, acts, ending, expiresOn, missing, ...contract }) => ({
        ...contract,
        estado: signingStateOf({ isAssinado, acts, ending, expiresOn, missing }, today),
      })),
    },
  };
}
