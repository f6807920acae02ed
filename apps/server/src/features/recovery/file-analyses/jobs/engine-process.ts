import { PayrollError } from '@restitui/payroll-engine/payroll-error.ts';
import { SpedError } from '@restitui/sped-engine/sped-error.ts';
import { InputRefusal } from '../../../../platform/child-protocol.ts';
import { runAsChild } from '../../../../platform/run-as-child.ts';
import type { EngineProtocol } from './engine-messages.ts';
import { runPayrollEngine } from './payroll-result.ts';
import { runSpedEngine } from './sped-result.ts';

const engines = { PREVIDENCIARIO: runPayrollEngine, EXCLUSAO_DE_ICMS_E_ST: runSpedEngine };

runAsChild<EngineProtocol>(
  (input, { report, request }) =>
    engines[input.servico](input, {
      onProgress: (progress) => void report({ kind: 'progress', progress }),
      store: (block) => request({ kind: 'items', block }).then(() => undefined),
    }),
  [PayrollError, SpedError, InputRefusal],
);
