import { z } from 'zod';

/** Problems that the integrity check reports. */
export const integrityProblemKind = z.enum([
  'registro-alterado',
  'prova-invalida',
  'cadeia-cortada',
  'cadeia-bifurcada',
  'elo-quebrado',
  'ponta-divergente',
  'ancora-invalida',
  'cadeia-reescrita',
  'dados-ausentes',
  'dados-alterados',
  'chave-ausente',
  'apagamento-sem-registro',
  'texto-alterado',
  'arquivo-ausente',
  'arquivo-alterado',
  'selo-sem-registro',
]);
export type IntegrityProblemKind = z.infer<typeof integrityProblemKind>;

export const integrityProblemLabels: Record<IntegrityProblemKind, string> = {
  'registro-alterado': 'Registro alterado',
  'prova-invalida': 'Registro não escrito por este sistema',
  'cadeia-cortada': 'Cadeia cortada',
  'cadeia-bifurcada': 'Cadeia bifurcada',
  'elo-quebrado': 'Elo quebrado',
  'ponta-divergente': 'Ponta da cadeia divergente',
  'ancora-invalida': 'Âncora inválida',
  'cadeia-reescrita': 'Cadeia reescrita',
  'dados-ausentes': 'Dados pessoais ausentes',
  'dados-alterados': 'Dados pessoais alterados',
  'chave-ausente': 'Chave de pessoa ausente',
  'apagamento-sem-registro': 'Apagamento sem registro',
  'texto-alterado': 'Texto de contrato alterado',
  'arquivo-ausente': 'Arquivo selado ausente',
  'arquivo-alterado': 'Arquivo selado alterado',
  'selo-sem-registro': 'Selo sem registro',
};
