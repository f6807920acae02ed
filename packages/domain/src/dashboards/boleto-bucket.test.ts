import { expect, test } from 'vitest';
import { boletoSituacao } from '../boletos/boleto-situacao.ts';
import { boletoBucket, boletoBucketLabels, situacoesOfBucket } from './boleto-bucket.ts';

test('W-440 W-443 C-31 five cards, the last of them Cobrança for what expired', () => {
  expect(boletoBucket.options).toEqual(['RECEBIDO', 'A_RECEBER', 'EM_PROCESSAMENTO', 'ATRASADO', 'EXPIRADO']);
  const labels = boletoBucket.options.map((bucket) => boletoBucketLabels[bucket]);
  expect(labels).toEqual(['Recebido', 'A Receber', 'Em Processamento', 'Atrasado', 'Cobrança']);
});

test('a boleto counts once or, cancelled or never issued, nowhere', () => {
  const counted = boletoBucket.options.flatMap((bucket) => situacoesOfBucket[bucket]);
  const nowhere = boletoSituacao.options.filter((situacao) => !counted.includes(situacao));
  expect(new Set(counted).size).toBe(counted.length);
  expect(nowhere).toEqual(['CANCELADO', 'FALHA_EMISSAO']);
});
