import { formatDay } from '@restitui/brazil/day.ts';
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
  'linha-alterada',
  'linha-ausente',
  'linha-sem-registro',
  'inventario-repetido',
  'carimbo-invalido',
  'ancora-ausente',
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
  'linha-alterada': 'Dados diferem da cadeia',
  'linha-ausente': 'Dados ausentes',
  'linha-sem-registro': 'Dados sem registro',
  'inventario-repetido': 'Inventário repetido',
  'carimbo-invalido': 'Carimbo do tempo inválido',
  'ancora-ausente': 'Âncora ausente',
};

/** Rows that the chain does not prove, or not from their beginning, because they are older than what it records. */
interface Unproven {
  unproven: number;
  asFound: number;
  inventoryAt: string | null;
}

/** Returns pt-BR sentences about what the check cannot prove. */
export function unprovenTexts({ unproven, asFound, inventoryAt }: Unproven): string[] {
  const texts: string[] = [];
  if (unproven > 0) texts.push(`Não comprováveis: ${unproven} dados, sem registro na cadeia.`);
  if (asFound > 0 && inventoryAt) {
    texts.push(`Não comprováveis antes do inventário de ${formatDay(inventoryAt)}: ${asFound} dados.`);
  }
  return texts;
}
