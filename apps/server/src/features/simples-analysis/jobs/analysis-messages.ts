import type { StandingWord } from '@restitui/domain/simples-decisions/standing-word.ts';
import type { Analysis } from '@restitui/tax-engine/analyse.ts';
import type { Progress } from '@restitui/tax-engine/reading.ts';
import type { PackedBlock } from '../item-block.ts';

/** What a run of the engine is given; `ruleSet` is a name. */
export interface EngineInput {
  cnpj: string;
  xmlZip: string;
  pgdasZip: string;
  asOf: string;
  tempDir: string;
  ruleSet: string;
  decisions: StandingWord['decisoes'];
  atacadista: StandingWord['atacadista'];
  /** Without, nobody asks for the items. */
  withItems: boolean;
}

/** Items wait for their answer, so that the engine never runs ahead of the database. */
export interface EngineTalk {
  input: EngineInput;
  said: { kind: 'progress'; progress: Progress } | { kind: 'items'; block: PackedBlock };
  answer: undefined;
  result: Analysis;
}
