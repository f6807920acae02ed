import { taxClass } from '@restitui/domain/recovery/file-analyses/tax-class.ts';
import { regimeOf } from '@restitui/payroll-engine/rules/contribution-regime.ts';
import { describe, expect, it } from 'vitest';
import { runOptions } from './run-options.rules.ts';

// PR-023, PR-063
describe('facts of the company', () => {
  it('offer only a classTrib that the engine computes', () => {
    expect(taxClass.options.filter((code) => regimeOf(code) === 'unsupported')).toEqual([]);
  });

  it('reach the engine as it reads them, and leave its defaults when they are empty', () => {
    const of = (dctfweb_inicio: string | null, classTrib: '02' | null) =>
      runOptions([{ valor: { tipo: 'empresa', dctfweb_inicio, classTrib } }], [], '10203040000194').payroll;
    expect(of('03/2024', '02')).toMatchObject({ dctfweb_inicio: '2024-03', classTrib: '02' });
    expect(of(null, null)).toMatchObject({ dctfweb_inicio: undefined, classTrib: undefined });
  });
});
