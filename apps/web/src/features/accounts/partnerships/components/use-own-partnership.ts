import { isPartner } from '@restitui/domain/accounts/partnerships/partnerships.access.ts';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '../../../../lib/use-actor.ts';
import { partnershipQuery } from '../partnerships.queries.ts';

/** The partnership of the signed-in user; not read for users without one. */
export function useOwnPartnership() {
  const actor = useActor();
  return useQuery({ ...partnershipQuery(actor), enabled: isPartner(actor) });
}

/** Returns whether the contract of the signed-in user awaits signatures; false until it is known. */
export function useHasUnsignedPartnership(): boolean {
  const { data } = useOwnPartnership();
  return data?.stages.some(({ key, state }) => key === 'CONTRATO' && state !== 'FEITA') ?? false;
}
