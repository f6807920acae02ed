import type { PayrollEvent } from '../events/payroll-event.ts';
import type { PayrollPeriod } from '../payroll-period.ts';
import type { Position } from '../rules/positions.ts';
import type { Mapping } from './map-rubrica.ts';

/** An item of a payroll as the calculation takes it. */
export interface JudgedItem {
  period: PayrollPeriod;
  establishment: string;
  lotacao: string;
  category: string;
  /** Pseudonym; undefined for a line of a sheet. */
  worker: string | undefined;
  table: string;
  code: string;
  /** Signed. */
  cents: number;
  is13: boolean;
  indSimples: string | undefined;
  grauExp: string | undefined;
  status: 'taxed' | 'suspended' | 'unconfirmed' | 'untaxed';
  /** In the base of the eSocial's totals: taxed or suspended, whether it has a verba or not (PR-049). */
  isInBase: boolean;
  /** Undefined for an item without a verba. */
  position: Position | undefined;
  /** The event that has the item; undefined for a line of a sheet. */
  event: Pick<PayrollEvent, 'type' | 'receipt'> | undefined;
  /** It counts although no S-2230 was sent (PR-044). */
  lacksLeaveProof: boolean;
}

/** A rubrica that was met, as the answer lists it. */
export interface MetRubrica {
  table: string;
  code: string;
  description: string;
  nature: string | undefined;
  verba: number | undefined;
  isConfirmed: boolean;
  /** The entry of the client's mapping that was used. */
  mapping: Mapping | undefined;
  /** codIncCP as it was met, with the first and the last period, in the order of time. */
  incidences: MetIncidence[];
}

export interface MetIncidence {
  code: string;
  from: PayrollPeriod;
  to: PayrollPeriod;
}
