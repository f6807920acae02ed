import { expect, it } from 'vitest';
import { messageEvent } from '../../operations/messages/message-event.ts';
import { receiversOf } from '../../operations/messages/notification-catalogue.ts';
import { doesNoticeLast, type NoticedRecord } from './notice-causes.ts';

const waiting: NoticedRecord = {
  ...{ isInForce: true, isAssinado: false, ending: null, isExpired: false, isUndecided: false },
};
const toTeam = messageEvent.options.filter((event) => receiversOf(event).includes('equipe'));

it.each(messageEvent.options)('has a rule for the end of %s exactly when it alerts the team', (event) => {
  expect(doesNoticeLast(event, waiting) !== undefined).toBe(toTeam.includes(event));
});

it.each([
  ['a contract that waits for signatures', {}, ['assinatura_feita']],
  ['a contract that all signed', { isAssinado: true }, []],
  ['a version that was replaced', { isInForce: false }, []],
  ['a version that was replaced after its refusal', { isInForce: false, ending: 'recusado' }, []],
  ['a refused contract', { ending: 'recusado' }, ['contrato_recusado']],
  ['a cancelled contract', { ending: 'cancelado' }, ['contrato_cancelado']],
  ['a cancelled contract whose last day is over', { ending: 'cancelado', isExpired: true }, ['contrato_cancelado']],
  ['a contract whose last day is over', { isExpired: true }, ['assinatura_feita', 'contrato_expirado']],
  ['an undecided suggestion', { isInForce: false, isUndecided: true }, ['sugestao_feita']],
] as const)('keeps of %s the notices whose cause lasts', (_, changes, lasting) => {
  expect(toTeam.filter((event) => doesNoticeLast(event, { ...waiting, ...changes }))).toEqual(lasting);
});
