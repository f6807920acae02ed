import type { PackedBlock } from '@restitui/column-store/item-block.ts';
import type { ActiveDecisions } from '@restitui/domain/simples/decisions/active-decisions.ts';
import type { Analysis } from '@restitui/tax-engine/analyse.ts';
import type { Progress } from '@restitui/tax-engine/engine-types.ts';

/** Input of an engine run; `ruleSet` is a name. */
export interface EngineInput {
  cnpj: string;
  xmlZip: string;
  pgdasZip: string;
  asOf: string;
  tempDir: string;
  ruleSet: string;
  decisions: ActiveDecisions['decisoes'];
  atacadista: ActiveDecisions['atacadista'];
  /** Whether the caller stores the items. */
  withItems: boolean;
}

/**
 * Messages between worker and engine. The engine waits for the answer to each block, so that it cannot run ahead of the
 * database.
 */
export interface EngineProtocol {
  input: EngineInput;
  message: { kind: 'progress'; progress: Progress } | { kind: 'items'; block: PackedBlock };
  answer: undefined;
  result: Analysis;
}
