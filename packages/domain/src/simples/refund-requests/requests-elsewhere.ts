import { requestedInTimeStatuses } from './refund-request-status.ts';
import type { RequestElsewhere } from './refund-requests.api.ts';

/** Returns for each key the active request under another assessment, or else the newest. `newestFirst` is sorted so. */
export function requestsByKey<R extends RequestElsewhere>(
  newestFirst: readonly R[],
  keyOf: (request: R) => string,
): Map<string, RequestElsewhere> {
  const activeLast = newestFirst.toReversed().toSorted((a, b) => Number(isInTime(a)) - Number(isInTime(b)));
  return new Map(
    activeLast.map((request) => {
      const { id_apuracao, apuracao, situacao, data, protocolo } = request;
      return [keyOf(request), { id_apuracao, apuracao, situacao, data, protocolo }];
    }),
  );
}

const isInTime = ({ situacao }: Pick<RequestElsewhere, 'situacao'>) => requestedInTimeStatuses.includes(situacao);
