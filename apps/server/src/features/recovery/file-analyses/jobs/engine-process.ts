import { PayrollError } from '@restitui/payroll-engine/payroll-error.ts';
import { SpedError } from '@restitui/sped-engine/sped-error.ts';
import { InputRefusal } from '../../../../platform/child-protocol.ts';
import { runAsChild } from '../../../../platform/run-as-child.ts';
import type { EngineProtocol } from './engine-messages.ts';

/** Each engine is loaded where it is used: both together, with the reader of spreadsheets, double the start. */
const engines = {
  PREVIDENCIARIO: async () => (await import('./payroll-result.ts')).runPayrollEngine,
  EXCLUSAO_DE_ICMS_E_ST: async () => (await import('./sped-result.ts')).runSpedEngine,
};

runAsChild<EngineProtocol>(
  async (input, { report, request }) => {
    const run = await engines[input.servico]();
    return run(input, {
      onProgress: (progress) => void report({ kind: 'progress', progress }),
      store: (block) => request({ kind: 'items', block }).then(() => undefined),
    });
  },
  [PayrollError, SpedError, InputRefusal],
);
