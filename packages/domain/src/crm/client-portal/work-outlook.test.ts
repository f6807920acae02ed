import { expect, it } from 'vitest';
import type { TimelineEvent, TimelineKind } from './timeline-event.ts';
import { workOutlook } from './work-outlook.ts';

const event = (kind: TimelineKind, id: string, date: string, more: Partial<TimelineEvent> = {}): TimelineEvent => ({
  ...{ kind, id, date, title: id, text: id, waits: false },
  ...more,
});
const nothing = { granted: 0, asked: 0, found: 0, total: 0 };
const states = (events: TimelineEvent[]) => workOutlook(events).stages.map(({ state }) => state);

it('begins with the contract when nothing has happened', () => {
  expect(workOutlook([])).toMatchObject({ coming: nothing, used: 0, received: 0, todo: undefined });
  expect(states([])).toEqual(['current', 'later', 'later', 'later', 'later', 'later', 'later']);
});

it('sums what is coming, and what was used and received apart', () => {
  const events = [
    event('CREDITO', 'credito 1', '2026-10-02', { amount: 0.1, coming: 0.05 }),
    event('CREDITO', 'credito 2', '2026-10-01', { amount: 0.2, coming: 0.2 }),
    event('COMPENSACAO', 'compensacao 1', '2026-11-01', { amount: 0.05 }),
    event('PEDIDO', 'pedido-receita 1', '2026-11-02', { amount: 3, coming: 1 }),
    event('DESPACHO', 'despacho 1', '2026-11-03', { amount: 2, coming: 0.5 }),
    event('DINHEIRO', 'dinheiro 1', '2026-11-04', { amount: 1.6 }),
  ];
  expect(workOutlook(events)).toMatchObject({
    coming: { granted: 0.5, asked: 1, found: 0.25, total: 1.75 },
    ...{ used: 0.05, received: 1.6 },
  });
});

it('counts analysis and credits as done once a request was made', () => {
  const asked = event('PEDIDO', 'pedido-receita 1', '2026-10-20');
  const decided = [asked, event('DESPACHO', 'despacho 1', '2026-11-15'), event('DINHEIRO', 'dinheiro 1', '2026-11-18')];
  expect(states(decided)).toEqual(['current', 'later', 'done', 'done', 'done', 'done', 'done']);
  expect(workOutlook(decided).stages.slice(2, 4)).toMatchObject([{ date: '2026-10-20' }, { date: '2026-10-20' }]);
  const found = event('CREDITO', 'credito 1', '2026-10-10');
  const analysed = event('ANALISE', 'analise 1', '2026-10-12');
  expect(
    workOutlook([asked, found])
      .stages.slice(2, 4)
      .map(({ date }) => date),
  ).toEqual(['2026-10-10', '2026-10-10']);
  expect(workOutlook([asked, found, analysed]).stages[2]?.date).toBe('2026-10-12');
});

it('names the first thing that waits for the owner', () => {
  const waiting = event('CONTRATO', 'contrato 7', '2026-10-01', { waits: true, agreement: '7' });
  const expired = event('PROCURACAO', 'vencida 2026-09-01', '2026-09-01', { waits: true });
  expect(workOutlook([waiting, expired]).todo).toBe(waiting);
});

it('says that the contract is being prepared before there is one to sign', () => {
  const textOf = (events: TimelineEvent[]) => workOutlook(events).stages[0]?.text;
  expect(textOf([])).toMatch(/^A consultoria prepara o contrato\./);
  const waiting = event('CONTRATO', 'contrato 7', '2026-10-01', { waits: true, agreement: '7' });
  expect(textOf([waiting])).toBe('O contrato autoriza o trabalho.');
});

it('opens the stage of a power of attorney again that has ended', () => {
  const signed = event('ASSINATURA', 'assinado 7', '2025-01-02');
  const granted = event('PROCURACAO', 'procuracao 2025-01-03', '2025-01-03');
  const ended = event('PROCURACAO', 'vencida 2026-01-03', '2026-01-03', { waits: true });
  expect(states([signed, granted]).slice(0, 2)).toEqual(['done', 'done']);
  expect(workOutlook([signed, granted, ended]).stages[1]).toEqual({
    ...{ title: 'Você habilita a procuração no e-CAC', state: 'current', date: null },
    text: 'A procuração venceu: renove-a no e-CAC.',
  });
});

it('is idle while nothing waits for the owner', () => {
  const isIdle = (...events: TimelineEvent[]) => workOutlook(events).isIdle;
  const signed = event('ASSINATURA', 'assinado 7', '2025-01-02');
  const granted = event('PROCURACAO', 'procuracao 2025-01-03', '2025-01-03');
  const paid = event('DINHEIRO', 'dinheiro 1', '2026-11-18', { amount: 1 });
  expect([isIdle(), isIdle(signed, granted), isIdle(signed, granted, paid)]).toEqual([true, true, true]);
  expect(isIdle(signed)).toBe(false);
  expect(isIdle(event('CONTRATO', 'contrato 7', '2026-10-01', { waits: true, agreement: '7' }))).toBe(false);
});

it('dates a finished stage by the first time and continues with the first that is open', () => {
  const events = [
    event('ASSINATURA', 'assinado 7', '2026-10-05T12:00:00Z'),
    event('ASSINATURA', 'cliente 7', '2026-10-03T12:00:00Z'),
    event('ANALISE', 'analise 1', '2026-10-20T12:00:00Z'),
  ];
  expect(states(events)).toEqual(['done', 'current', 'done', 'later', 'later', 'later', 'later']);
  expect(workOutlook(events).stages[0]).toEqual({
    title: 'Você assina o contrato',
    state: 'done',
    date: '2026-10-03T12:00:00Z',
    text: null,
  });
});

it('counts neither a sent photo nor an ended power of attorney as done', () => {
  const events = [
    event('ASSINATURA', 'assinatura 3', '2026-10-05'),
    event('PROCURACAO', 'vencida 2026-09-01', '2026-09-01', { waits: true }),
  ];
  expect(states(events)).toEqual(['current', 'later', 'later', 'later', 'later', 'later', 'later']);
});

it('dates request, decision and money, and sums what was received apart from what was used', () => {
  const events = [
    event('DINHEIRO', 'dinheiro 1', '2026-11-18', { amount: 0.2 }),
    event('COMPENSACAO', 'dinheiro 2', '2026-11-19', { amount: 0.1 }),
    event('DESPACHO', 'recurso 1', '2026-11-14'),
    event('DESPACHO', 'despacho 1', '2026-11-15', { amount: 0.2 }),
    event('PEDIDO', 'pedido-receita 1', '2026-11-10', { amount: 0.3 }),
  ];
  const outlook = workOutlook(events);
  expect(outlook).toMatchObject({ used: 0.1, received: 0.2 });
  expect(outlook.stages.slice(4).map(({ date }) => date)).toEqual(['2026-11-10', '2026-11-15', '2026-11-18']);
});

it('leaves out request and decision where credits were used without them', () => {
  const titles = (events: TimelineEvent[]) => workOutlook(events).stages.map(({ title }) => title);
  const used = event('COMPENSACAO', 'compensacao 1', '2026-11-01');
  expect(titles([used])).not.toContain('A consultoria pede à Receita Federal');
  expect(titles([used])).toHaveLength(5);
  expect(titles([used, event('PEDIDO', 'pedido-receita 1', '2026-10-01')])).toHaveLength(6);
});

it('counts a stage as done that is over without a recorded day', () => {
  const asked = event('PEDIDO', 'pedido-receita 1', '2026-10-20', { recognised: 3, ended: ['DECISAO'] });
  expect(workOutlook([asked]).stages.slice(4)).toEqual([
    { title: 'A consultoria pede à Receita Federal', state: 'done', date: '2026-10-20', text: null },
    { title: 'A Receita Federal decide', state: 'done', date: null, text: null },
    expect.objectContaining({ title: 'O dinheiro volta', state: 'later' }),
  ]);
  expect(states([{ ...asked, ended: ['DECISAO', 'DINHEIRO'] }]).slice(4)).toEqual(['done', 'done', 'done']);
  expect(states([event('CONTRATO', 'contrato 7', '2026-10-01', { ended: ['ASSINATURA'] })])[0]).toBe('done');
});

it('dates a decision by its record where another one was not recorded', () => {
  const events = [
    event('PEDIDO', 'pedido-receita 1', '2026-10-20', { ended: ['DECISAO'] }),
    event('DESPACHO', 'despacho 2', '2026-11-15'),
  ];
  expect(workOutlook(events).stages[5]).toMatchObject({ state: 'done', date: '2026-11-15' });
});

it('keeps the last stage open while more money is to come', () => {
  const course = [
    event('ASSINATURA', 'assinado 1', '2025-01-02'),
    event('PROCURACAO', 'procuracao 1', '2025-01-03'),
    event('PEDIDO', 'pedido-receita 1', '2026-10-20', { coming: 2 }),
    event('DESPACHO', 'despacho 1', '2026-11-15'),
    event('DINHEIRO', 'dinheiro 1', '2026-11-18', { amount: 1 }),
  ];
  expect(workOutlook(course).stages.at(-1)).toMatchObject({
    state: 'current',
    date: null,
    text: expect.stringMatching(/^Uma parte já voltou/),
  });
  const paid = course.map((each) => ({ ...each, coming: 0 }));
  expect(workOutlook(paid).stages.at(-1)).toMatchObject({ state: 'done', date: '2026-11-18', text: null });
});

it('keeps the last stage open while an earlier one is, and money is to come', () => {
  const withoutPower = [
    event('ASSINATURA', 'assinado 1', '2025-01-02'),
    event('CREDITO', 'credito 1', '2026-10-20', { coming: 2 }),
    event('COMPENSACAO', 'compensado 1', '2026-11-18', { amount: 1 }),
  ];
  expect(states(withoutPower).slice(1)).toEqual(['current', 'done', 'done', 'later']);
  expect(workOutlook(withoutPower).stages.at(-1)?.text).toMatch(/^Uma parte já voltou/);
});
