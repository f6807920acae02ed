import type { MonthStep, MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';
import { expect, it, vi } from 'vitest';
import { isMonthChecked, monthActionOf } from './month-action.ts';

const checked = { conferido: { mudou: false } };
const work = (falta: MonthStep[] | undefined, retificacao: object | undefined = undefined) =>
  ({ row: { competencia: '05/2025' }, falta, retificacao }) as MonthWork;

function doing(changes: object = {}) {
  return { mayCheck: true, onOpen: vi.fn(), onStage: vi.fn(), onCheck: vi.fn(), ...changes };
}

it.each([
  ['pgdas', 'Pedir extrato', 'cobertura'],
  ['revisar', 'Decidir', 'revisar'],
  ['cobertura', 'Confirmar', 'cobertura'],
] as const)('leads from %s by %j to the stage %s', (step, label, stage) => {
  const places = doing();
  const action = monthActionOf(work([step, 'conferir']), places);
  expect(action).toMatchObject({ label, isBlocking: true });
  action?.run();
  expect(places.onStage).toHaveBeenCalledWith(stage);
});

it.each([
  ['erro', 'Ver o motivo'],
  ['espelho', 'Ver o espelho'],
] as const)('opens the month for %s, unless it is open', (step, label) => {
  const places = doing();
  const action = monthActionOf(work([step]), places);
  expect(action?.label).toBe(label);
  action?.run();
  expect(places.onOpen).toHaveBeenCalledWith('05/2025');
  expect(monthActionOf(work([step]), doing({ onOpen: undefined }))).toBeUndefined();
});

it.each(['conferir', 'reconferir'] as const)('checks a month for %s, where the user may', (step) => {
  const places = doing();
  const action = monthActionOf(work([step]), places);
  expect(action).toMatchObject({ label: 'Marcar conferido', isBlocking: false });
  action?.run();
  expect(places.onCheck).toHaveBeenCalledOnce();
  expect(monthActionOf(work([step]), doing({ mayCheck: false }))).toBeUndefined();
});

it('takes the check of a finished month back', () => {
  expect(monthActionOf(work([], checked), doing())?.label).toBe('Retirar a marca');
  expect(monthActionOf(work([], checked), doing({ mayCheck: false }))).toBeUndefined();
  expect(monthActionOf(work([], { conferido: null }), doing())).toBeUndefined();
});

it('offers nothing while the work is unknown', () => {
  expect(monthActionOf(work(undefined, checked), doing())).toBeUndefined();
});

it('counts a check as such only while the mirror is the same', () => {
  expect(isMonthChecked(work([], checked))).toBe(true);
  expect(isMonthChecked(work([], { conferido: { mudou: true } }))).toBe(false);
  expect(isMonthChecked(work([]))).toBe(false);
});
