import { expect, it } from 'vitest';
import { boletoSituacao } from '../../billing/boletos/boleto-situacao.ts';
import { boletoBucket, boletoBucketLabels, situacoesOfBucket } from './boleto-bucket.ts';

it('has five cards, the last being Cobrança for expired boletos', { tags: ['W-440', 'W-443', 'C-31'] }, () => {
  expect(boletoBucket.options).toEqual(['RECEBIDO', 'A_RECEBER', 'EM_PROCESSAMENTO', 'ATRASADO', 'EXPIRADO']);
  const labels = boletoBucket.options.map((bucket) => boletoBucketLabels[bucket]);
  expect(labels).toEqual(['Recebido', 'A Receber', 'Em Processamento', 'Atrasado', 'Cobrança']);
});

it('counts a boleto once, and a cancelled or unissued one not at all', () => {
  const counted = boletoBucket.options.flatMap((bucket) => situacoesOfBucket[bucket]);
  const nowhere = boletoSituacao.options.filter((situacao) => !counted.includes(situacao));
  expect(new Set(counted).size).toBe(counted.length);
  expect(nowhere).toEqual(['CANCELADO', 'FALHA_EMISSAO']);
});
