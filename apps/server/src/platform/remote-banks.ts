import { bank } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { z } from 'zod';
import type { BankList } from './banks.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { ExternalServiceError, getJson } from './get-json.ts';
import { keptList } from './kept-answer.ts';
import { localBankList } from './local-banks.ts';
import { type OutsideService, serviceName } from './outside-service.ts';

const day = 24 * 60 * 60_000;
const participants = z.array(z.object({ code: z.number().nullish() }).loose());
const listed = z.array(bank).min(1);

/** Reads BrasilAPI's list without clearing houses and systems, which have no code, or the code 0. */
export function remoteBankList(url: string, outside: OutsideService, milliseconds = 8000): BankList {
  const guarded = circuitBreaker(serviceName('banks', url), outside);
  const address = `${url.replace(/(?<!\/)\/+$/, '')}/api/banks/v1`;

  const ask = () =>
    guarded(async () => {
      const { status, body } = await getJson(address, milliseconds);
      const withCode = participants.safeParse(body).data?.filter(({ code }) => code);
      const result = listed.safeParse(withCode);
      if (status !== 200 || !result.success) throw new ExternalServiceError(`Unusable answer (${status})`);
      return result.data.toSorted((a, b) => a.code - b.code);
    });

  const kept = { service: 'banks', schema: listed, milliseconds: day };
  return { list: keptList(kept, outside, ask, () => localBankList.list()) };
}
