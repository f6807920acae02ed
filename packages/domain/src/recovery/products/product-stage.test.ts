import { expect, it } from 'vitest';
import { productStage, productStageLabels, stageOfStatus } from './product-stage.ts';
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
