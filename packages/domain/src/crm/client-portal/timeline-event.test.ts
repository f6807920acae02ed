import { expect, it } from 'vitest';
import { timelineEvent } from './timeline-event.ts';

const event = { id: 'x', date: '2026-11-20', title: 'Passo novo', text: 'Texto', waits: false };

it('reads a step of a kind that this version does not know as a plain one', () => {
  expect(timelineEvent.parse({ ...event, kind: 'KIND_OF_TOMORROW' })).toEqual({ ...event, kind: 'OUTRO' });
  expect(timelineEvent.parse({ ...event, kind: 'DINHEIRO' }).kind).toBe('DINHEIRO');
});

it('ignores ended stages that this version does not know', () => {
  const read = (ended: string[]) => timelineEvent.parse({ ...event, kind: 'PEDIDO', ended }).ended;
  expect(read(['DECISAO'])).toEqual(['DECISAO']);
  expect(read(['STAGE_OF_TOMORROW'])).toBeUndefined();
});
