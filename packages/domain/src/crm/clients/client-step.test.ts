import { toDay } from '@restitui/brazil/day.ts';
import { expect, it } from 'vitest';
import { type ClientFacts, clientStepText, nextStepOf } from './client-step.ts';

const today = toDay('2026-11-20');
const facts: ClientFacts = {
  ...{ status: 'ATIVO', procuracaoValidaAte: '2027-01-31' },
  ...{ servicos: 2, contratos: 0, sem_analista: 0, sem_analise: 0, a_decidir: 0, a_pedir: 0 },
};
const waiting = { contratos: 2, sem_analista: 3, sem_analise: 1, a_decidir: 1, a_pedir: 4 };

it.each<[Partial<ClientFacts>, string | undefined]>([
  [{}, undefined],
  [{ ...waiting, status: 'INATIVO' }, undefined],
  [{ ...waiting, status: 'SEM_OPORTUNIDADE' }, undefined],
  [{ ...waiting, status: 'PROCURACAO_EXPIRADA' }, 'Renovar procuração'],
  [{ ...waiting, status: 'PROCURACAO_CANCELADA' }, 'Renovar procuração'],
  [{ ...waiting, procuracaoValidaAte: '2026-11-19' }, 'Renovar procuração'],
  [{ ...waiting, procuracaoValidaAte: '2026-11-20' }, 'Assinar 2 contratos'],
  [{ ...waiting, procuracaoValidaAte: null, servicos: 0 }, 'Escolher serviço'],
  [{ ...waiting, contratos: 1 }, 'Assinar contrato'],
  [{ ...waiting, contratos: 0 }, 'Distribuir 3 serviços'],
  [{ ...waiting, contratos: 0, sem_analista: 1 }, 'Distribuir serviço'],
  [{ ...waiting, contratos: 0, sem_analista: 0 }, 'Gerar análise'],
  [{ a_decidir: 1, a_pedir: 4 }, 'Decidir itens'],
  [{ a_pedir: 4 }, 'Pedir 4 meses'],
  [{ a_pedir: 1 }, 'Pedir 1 mês'],
])('names the first step that blocks the others: %o', (changes, text) => {
  const step = nextStepOf({ ...facts, ...changes }, today);
  expect(step ? clientStepText(step) : undefined).toBe(text);
});
