import { describe, expect, it } from 'vitest';
import { payrollItemTypes } from './payroll-item-catalogue.ts';
import { isPromised, payrollItemTotals, standingOf } from './payroll-item-standing.ts';

describe('standing of payroll items', () => {
  it('gives each of the 52 items one standing, and none with an exemption the standing without right', () => {
    const count = (standing: string) => payrollItemTypes.filter(({ verba }) => standingOf(verba) === standing).length;
    expect([count('reconhecido'), count('controverso'), count('sem_direito')]).toEqual([19, 4, 29]);
    const exempt = payrollItemTypes.filter(({ incidencia }) => incidencia.startsWith('Não incide'));
    expect(exempt.filter(({ verba }) => standingOf(verba) === 'sem_direito')).toEqual([]);
    const due = payrollItemTypes.filter(({ incidencia }) => /^Incide($| \(tese)/.test(incidencia));
    expect(due.filter(({ verba }) => standingOf(verba) !== 'sem_direito')).toEqual([]);
  });

  it('promises recognised items at first, disputed ones when chosen, lost ones never', () => {
    expect(isPromised({ verba: 'Férias Indenizadas' })).toBe(true);
    expect(isPromised({ verba: 'Férias Indenizadas', prometida: false })).toBe(false);
    expect(isPromised({ verba: 'Abono Assiduidade' })).toBe(false);
    expect(isPromised({ verba: 'Abono Assiduidade', prometida: true })).toBe(true);
    expect(isPromised({ verba: 'Hora Extra 50%', prometida: true })).toBe(false);
  });

  it('sums the three standings and the promised credit to the cent', () => {
    const totals = payrollItemTotals([
      { verba: 'Férias Indenizadas', valor: 0.1 },
      { verba: 'Auxílio-Creche', valor: 0.2, prometida: false },
      { verba: 'Abono Assiduidade', valor: 10, prometida: true },
      { verba: '13º Salário Indenizado (rescisão)', valor: 5 },
      { verba: 'Hora Extra 50%', valor: 100, prometida: true },
    ]);
    expect(totals).toEqual({ prometido: 10.1, reconhecido: 0.3, controverso: 15, sem_direito: 100 });
  });
});
