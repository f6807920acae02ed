import type { Day } from '@restitui/brazil/day.ts';
import { expect, it } from 'vitest';
import { buildTimeline } from './timeline.ts';
import type { CreditFact, TimelineFacts } from './timeline-facts.ts';
import { workOutlook } from './work-outlook.ts';

const nothing: TimelineFacts = {
  contracts: [],
  suggestions: [],
  signatures: [],
  procuracao: {
    ...{ procuracaoHabilitada: false, procuracaoHabilitadaEm: null, procuracaoValidaAte: null },
    registradaEm: '2025-11-01T12:00:00.000Z',
  },
  documents: [],
  requests: [],
  analyses: [],
  credits: [],
  payments: [],
  feeReturns: [],
};
const today = '2026-11-20' as Day;
const linesOf = (facts: Partial<TimelineFacts>, on = today) =>
  buildTimeline({ ...nothing, ...facts }, on).map(({ title, text, waits }) => `${waits ? '! ' : ''}${title}: ${text}`);

const contract = {
  ...{ id: 'a', typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL'], createdDate: '2026-10-01T12:00:00.000Z' },
  ...{ IsAtivo: true, isAssinado: false, clientSignedAt: null, signedAt: null, closedAt: null, sealedAt: null },
  ...{ acts: [], ending: null, expiresOn: null, endedAt: null },
};

it('is empty without stored facts', { tags: ['D-31'] }, () => {
  expect(linesOf({})).toEqual([]);
});

it('shows a contract as waiting until it is signed, closed or no longer in force', { tags: ['D-31'] }, () => {
  const waiting = '! Contrato para ler e assinar: O contrato (Simples Nacional) foi preparado: Principal.';
  const made = 'Contrato preparado: O contrato (Simples Nacional) foi preparado: Principal.';
  expect(linesOf({ contracts: [contract] })).toEqual([waiting]);
  expect(linesOf({ contracts: [{ ...contract, IsAtivo: false }] })).toEqual([made]);
  const byClient = { ...contract, clientSignedAt: '2026-10-03T12:00:00.000Z' };
  expect(linesOf({ contracts: [byClient] })).toEqual([
    'Contrato assinado por você: Você assinou. O contrato (Simples Nacional) segue para a assinatura da consultoria e das testemunhas.',
    made,
  ]);
  const signed = { ...contract, isAssinado: true, signedAt: '2026-10-05T12:00:00.000Z' };
  expect(linesOf({ contracts: [signed] })).toEqual([
    'Contrato assinado: O contrato (Simples Nacional) tem todas as assinaturas. O trabalho está autorizado.',
    made,
  ]);
  const [undated] = buildTimeline({ ...nothing, contracts: [{ ...signed, signedAt: null }] }, today);
  expect(undated).toMatchObject({ title: 'Contrato preparado', ended: ['ASSINATURA'] });
  const sealed = { ...signed, sealedAt: '2026-10-06T12:00:00.000Z' };
  expect(linesOf({ contracts: [sealed] })[0]).toMatch(/^Contrato selado: /);
  const closed = { ...contract, typeRegime: null, closedAt: '2026-10-09T12:00:00.000Z' };
  expect(linesOf({ contracts: [closed] })[0]).toBe('Contrato fechado: O contrato foi fechado: o texto não muda mais.');
});

it.each([
  [
    { expiresOn: '2026-11-20' as Day },
    '! Contrato para ler e assinar: O contrato (Simples Nacional) foi preparado: Principal.',
  ],
  [
    { expiresOn: '2026-11-19' as Day },
    'Prazo para assinar terminado: O contrato (Simples Nacional) podia ser assinado até 19/11/2026. Peça à consultoria que o renove.',
  ],
  [
    { ending: 'recusado' as const, endedAt: '2026-11-03T12:00:00.000Z' },
    'Contrato recusado: O contrato (Simples Nacional) foi recusado e não vale mais.',
  ],
  [
    { ending: 'cancelado' as const, endedAt: '2026-11-03T12:00:00.000Z' },
    'Contrato cancelado: O contrato (Simples Nacional) foi cancelado pela consultoria e não vale mais.',
  ],
])('asks for no signature that cannot be given: %o', { tags: ['D-31', 'D-47'] }, (changed, line) => {
  const contracts = [{ ...contract, ...changed }];
  expect(linesOf({ contracts })[0]).toBe(line);
  const { todo, stages } = workOutlook(buildTimeline({ ...nothing, contracts }, today));
  const waits = line.startsWith('!');
  expect(todo !== undefined).toBe(waits);
  expect(stages[0]).toMatchObject({
    state: 'current',
    text: expect.stringMatching(waits ? /autoriza/ : /não pode mais/),
  });
});

it('puts a contract to sign before a document that was asked for later', { tags: ['D-31'] }, () => {
  const requests = [{ id: '1', item: 'Extrato de 2025', createdDate: '2026-11-01T12:00:00.000Z' }];
  const [first, second] = linesOf({ contracts: [contract], requests });
  expect(first).toMatch(/^! Contrato para ler e assinar/);
  expect(second).toMatch(/^! Documento pedido/);
});

it('shows suggested changes and the reply', { tags: ['D-31'] }, () => {
  const asked = {
    id: 's',
    number: 2,
    createdAt: '2026-10-02T12:00:00.000Z',
    acceptEdit: null,
    decidedAt: null,
    reason: null,
  };
  expect(linesOf({ suggestions: [asked] })).toHaveLength(1);
  const decided = { ...asked, decidedAt: '2026-10-03T12:00:00.000Z' };
  expect(linesOf({ suggestions: [{ ...decided, acceptEdit: true }] })[0]).toBe(
    'Alteração aceita: O pedido de alteração nº 2 foi aceito e entrou no contrato.',
  );
  expect(linesOf({ suggestions: [{ ...decided, acceptEdit: false }] })[0]).toBe(
    'Alteração não aceita: O pedido de alteração nº 2 não foi aceito. O texto ficou como estava.',
  );
  const reason = 'O foro é o da sede.';
  expect(linesOf({ suggestions: [{ ...decided, acceptEdit: false, reason }] })[0]).toBe(
    'Alteração não aceita: O pedido de alteração nº 2 não foi aceito. O texto ficou como estava. Motivo: O foro é o da sede.',
  );
});

it('shows the identity check with the reason of a denial', { tags: ['D-31'] }, () => {
  const given = { id: 'g', createData: '2026-10-02T12:00:00.000Z', reason: null } as const;
  expect(linesOf({ signatures: [{ ...given, decision: 'none', decidedAt: null }] })).toHaveLength(1);
  const at = { decidedAt: '2026-10-03T12:00:00.000Z' };
  expect(linesOf({ signatures: [{ ...given, ...at, decision: 'denied', reason: 'Foto escura.' }] })[0]).toBe(
    'Assinatura não aceita: É preciso assinar de novo. Motivo: Foto escura.',
  );
  expect(linesOf({ signatures: [{ ...given, ...at, decision: 'verified' }] })[0]).toMatch(/^Assinatura conferida/);
});

it.each([
  ['2027-06-01', ' Vale até 01/06/2027.', 'done'],
  ['2026-11-19', ' Valeu até 19/11/2026.', 'later'],
  [null, '', 'done'],
])(
  'shows a power of attorney without its first day that ends on %s',
  { tags: ['D-31'] },
  (procuracaoValidaAte, ends, state) => {
    const given = { procuracaoHabilitada: true, procuracaoHabilitadaEm: null };
    const procuracao = { ...given, procuracaoValidaAte, registradaEm: '2025-11-21T12:00:00.000Z' };
    const events = buildTimeline({ ...nothing, procuracao }, today);
    const registered = events.find(({ title }) => title === 'Procuração registrada');
    expect(registered).toMatchObject({ date: procuracao.registradaEm, missing: 'DIA_DA_PROCURACAO', waits: false });
    expect(registered?.text).toBe(
      `A consultoria registrou a sua procuração, sem o dia em que ela foi habilitada no e-CAC.${ends}`,
    );
    const stage = workOutlook(events).stages.find(({ title }) => title.includes('procuração'));
    expect(stage).toMatchObject({ state, date: null });
  },
);

it.each([
  ['2027-06-01', undefined],
  ['2027-01-20', undefined],
  ['2027-01-19', /^! Procuração a vencer: A procuração vence em 60 dias, em 19\/01\/2027\./],
  ['2026-11-21', /vence amanhã/],
  ['2026-11-20', /vence hoje/],
  ['2026-11-19', /^! Procuração vencida: A procuração venceu em 19\/11\/2026\./],
])('shows a power of attorney that ends on %s', { tags: ['D-31'] }, (procuracaoValidaAte, warning) => {
  const given = { procuracaoHabilitada: true, procuracaoHabilitadaEm: '2025-11-20' };
  const procuracao = { ...given, procuracaoValidaAte, registradaEm: '2025-11-21T12:00:00.000Z' };
  const lines = linesOf({ procuracao });
  expect(lines.at(-1)).toMatch(/^Procuração habilitada: .* Valeu? até /);
  if (warning) expect(lines[0]).toMatch(warning);
  else expect(lines).toHaveLength(1);
  expect(linesOf({ procuracao: { ...procuracao, procuracaoHabilitada: false } })).toEqual([]);
});

it('counts credits that no request claims as money that can come back', { tags: ['D-31'] }, () => {
  const credit: CreditFact = {
    ...{ id: '1', id_apuracao: 'x', createdDate: '2026-09-02T12:00:00.000Z', typeServico: 'FCVS', creditOrigin: 100.1 },
    ...{ compensacao: 0, compensatedAt: null, isReceived: false, claimed: 0, repeated: 0, isPago: false },
    prescreve_em: '2026-11-20',
  };
  const comingOf = (...credits: CreditFact[]) =>
    buildTimeline({ ...nothing, credits }, today).find(({ kind }) => kind === 'CREDITO')?.coming;
  expect(comingOf(credit, { ...credit, compensacao: 50 })).toBe(150.2);
  expect(comingOf({ ...credit, prescreve_em: null })).toBe(100.1);
  expect(comingOf({ ...credit, claimed: 60 })).toBe(40.1);
  expect(comingOf({ ...credit, repeated: 30 })).toBe(70.1);
  expect(comingOf({ ...credit, claimed: 60, compensacao: 66.6, isReceived: true })).toBe(40.1);
  expect(comingOf({ ...credit, claimed: 60, compensacao: 50 })).toBe(0);
  for (const change of [
    { claimed: 100.1 },
    { claimed: 120 },
    { isPago: true },
    { compensacao: 120 },
    { prescreve_em: '2026-11-19' },
  ])
    expect(comingOf({ ...credit, ...change })).toBe(0);
});

it('shows documents, analyses and credits newest first, credits grouped by apuração and day', {
  tags: ['D-31'],
}, () => {
  const credit: Omit<CreditFact, 'id'> = {
    ...{ id_apuracao: 'x', createdDate: '2026-09-02T12:00:00.000Z' },
    ...{ typeServico: 'FCVS', creditOrigin: 100.1, compensacao: 0, compensatedAt: null },
    ...{ isReceived: false, claimed: 0, repeated: 0, isPago: false, prescreve_em: null },
  };
  const lines = linesOf({
    documents: [
      { id: '1', nome: 'Balanço', byClient: true, createdDate: '2026-09-01T12:00:00.000Z' },
      { id: '2', nome: 'Parecer', byClient: false, createdDate: '2026-09-05T12:00:00.000Z' },
    ],
    requests: [{ id: '1', item: 'Extrato de 2025', createdDate: '2026-08-01T12:00:00.000Z' }],
    analyses: [{ id: '1', typeServico: 'FCVS', finishedDate: '2026-09-03T12:00:00.000Z' }],
    credits: [
      { ...credit, id: '1' },
      { ...credit, id: '2', compensacao: 50, compensatedAt: '2026-09-04T12:00:00.000Z' },
      { ...credit, id: '3', creditOrigin: 0 },
    ],
  });
  expect(lines.map((line) => line.replace(/\s/g, ' '))).toEqual([
    '! Documento pedido: Precisamos deste documento para seguir: Extrato de 2025.',
    'Documento disponível: A consultoria enviou a você: Parecer.',
    'Créditos compensados: R$ 50,00 de FCVS já foram usados para pagar impostos.',
    'Análise concluída: Terminamos de analisar as notas e declarações de FCVS.',
    'Créditos encontrados: Encontramos R$ 200,20 a seu favor em FCVS, de 2 meses, antes da correção.',
    'Documento recebido: Recebemos de você: Balanço.',
  ]);
});
