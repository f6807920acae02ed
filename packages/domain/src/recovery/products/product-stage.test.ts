import { expect, it } from 'vitest';
import {
  assessableStatuses,
  productStage,
  productStageLabels,
  stageOfStatus,
  unfinishedStatuses,
} from './product-stage.ts';
import { productStatus } from './product-status.ts';
import { suspendedStatuses } from './suspended-status.ts';

it('has a status in every stage, and a label for each', () => {
  expect(new Set(productStatus.options.map(stageOfStatus))).toEqual(new Set(productStage.options));
  expect(new Set(Object.values(productStageLabels)).size).toBe(productStage.options.length);
});

it('keeps suspended products apart', () => {
  expect(productStatus.options.filter((status) => stageOfStatus(status) === 'SUSPENSO').sort()).toEqual(
    [...suspendedStatuses].sort(),
  );
});

it.each([
  ['ATIVO', 'ANALISE'],
  ['DOCUMENTACAO_PENDENTE', 'DOCUMENTOS'],
  ['AGUARDANDO_RFB', 'RECEITA'],
  ['RESTITUIDO_PARCIAL', 'CREDITO'],
  ['RESTITUIDO', 'ENCERRADO'],
] as const)('counts %s in the stage %s', (status, stage) => {
  expect(stageOfStatus(status)).toBe(stage);
});

it.each([
  ['ATIVO', true, true],
  ['DOCUMENTACAO_PENDENTE', true, false],
  ['AGUARDANDO_RFB', false, false],
  ['SUSPENSO', false, false],
  ['CANCELADO', false, false],
] as const)('needs an analyst in %s: %s, and an assessment: %s', (status, analyst, assessment) => {
  expect([unfinishedStatuses.includes(status), assessableStatuses.includes(status)]).toEqual([analyst, assessment]);
});
