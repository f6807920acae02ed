import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { Exact } from '@restitui/tax-engine/rules/decimal.ts';
import type { EventBook } from '../events/event-book.ts';
import type { ReliefEvent } from '../events/relief-event.ts';
import { employerKey } from '../events/table-events.ts';
import type { PayrollOptions } from '../payroll-options.ts';
import { calendarMonth, isAnnual13, type PayrollPeriod } from '../payroll-period.ts';
import { type Regime, regimeOf } from '../rules/contribution-regime.ts';
import { type ThirdParty, thirdPartiesOf } from '../rules/third-parties.ts';
import type { SefipEstablishment } from '../sefip/read-sefip.ts';

/** RAT adjusted by the FAP, percent, with what was missing. */
export interface RatRate {
  rate: Exact;
  lacks: 'SEM_RAT' | 'SEM_FAP' | undefined;
}

/** Terceiros of a lotação; undefined entities when neither FPAS nor code are known. */
export interface ThirdPartyRates {
  entities: ThirdParty[] | undefined;
  hasSuspended: boolean;
}

export interface FactSources {
  book: EventBook;
  options: PayrollOptions;
  sefip: ReadonlyMap<PayrollPeriod, ReadonlyMap<string, SefipEstablishment>>;
}

/** Rates and regime of one period (PR-021 to PR-024). */
export class MonthFacts {
  readonly regime: Regime;
  readonly relief: ReliefEvent | undefined;
  readonly #sources: FactSources;
  readonly #period: PayrollPeriod;
  readonly #month: string;

  constructor(sources: FactSources, period: PayrollPeriod) {
    this.#sources = sources;
    this.#period = period;
    this.#month = calendarMonth(period);
    this.relief = sources.book.relief(period);
    this.regime = regimeOf(this.#classTrib());
  }

  #classTrib(): string | undefined {
    const { book, options } = this.#sources;
    return (
      book.tables.classTrib.inForce(employerKey, this.#month) ??
      book.totals(this.#period)?.classTrib ??
      options.classTrib ??
      (book.events === 0 ? '99' : undefined)
    );
  }

  /** RAT × FAP: the analyst's, else of the S-5011, else of the S-1005, else the RAT of the SEFIP (PR-021). */
  rat(establishment: string): RatRate {
    const typed = this.#typed(establishment);
    const totals = this.#sources.book.totals(this.#period)?.establishments.get(establishment);
    const entry = this.#sources.book.tables.establishments.inForce(establishment, this.#month);
    const sefip = this.#sources.sefip.get(this.#period)?.get(establishment);
    if (!typed?.rat && !typed?.fap && totals?.aliqRatAjust) {
      return { rate: new Exact(totals.aliqRatAjust), lacks: undefined };
    }
    const rat = typed?.rat ?? totals?.aliqRat ?? entry?.aliqRat ?? sefip?.aliqRat;
    if (rat === undefined) return { rate: new Exact(0), lacks: 'SEM_RAT' };
    const fap = typed?.fap ?? totals?.fap ?? entry?.fap;
    return { rate: new Exact(rat).times(fap ?? 1), lacks: fap === undefined ? 'SEM_FAP' : undefined };
  }

  /** Terceiros: the analyst's, else of the S-5011, else of the S-1020, else of the SEFIP (PR-022). */
  thirdParties(establishment: string, lotacao: string): ThirdPartyRates {
    const found = this.#thirdPartyCodes(establishment, lotacao);
    if (!found?.codTercs) return { entities: undefined, hasSuspended: false };
    const { fpas, codTercs, codTercsSusp } = found;
    return {
      entities: thirdPartiesOf(fpas ?? '', codTercs, codTercsSusp, this.#period),
      hasSuspended: codTercsSusp !== undefined,
    };
  }

  /** FPAS and code of the analyst are taken one by one. */
  #thirdPartyCodes(establishment: string, lotacao: string) {
    const typed = this.#typed(establishment);
    const documented = this.#documentedCodes(establishment, lotacao);
    const fpas = typed?.fpas || documented?.fpas;
    if (typed?.codTercs) return { fpas, codTercs: typed.codTercs, codTercsSusp: undefined };
    return documented && { ...documented, fpas };
  }

  #documentedCodes(establishment: string, lotacao: string) {
    const { book, sefip } = this.#sources;
    const totals = book.totals(this.#period)?.establishments.get(establishment)?.lotacoes.get(lotacao);
    if (totals?.codTercs) return totals;
    const entry = book.tables.lotacoes.inForce(lotacao || this.#onlyLotacao(), this.#month);
    if (entry?.codTercs) return entry;
    const declared = sefip.get(this.#period)?.get(establishment);
    return declared && { fpas: declared.fpas, codTercs: declared.codTercs, codTercsSusp: undefined };
  }

  /** A line of a sheet has no lotação: that of the company when it has just one. */
  #onlyLotacao(): string {
    const { lotacoes } = this.#sources.book.tables;
    const inForce = lotacoes.keys.filter((key) => lotacoes.inForce(key, this.#month));
    return inForce.length === 1 ? (inForce[0] ?? '') : '';
  }

  #typed(establishment: string) {
    return this.#sources.options.estabelecimentos.find(
      ({ inscricao, de, ate }) =>
        normaliseCnpj(inscricao) === establishment && (!de || de <= this.#month) && (!ate || this.#month <= ate),
    );
  }

  /** Share of the payroll outside CPRB, 0 to 1 (PR-024). */
  outsideCprb(establishment: string): Exact {
    const work = this.#sources.book.tables.establishments.inForce(establishment, this.#month)?.indSubstPatrObra;
    if (work === '2') return new Exact(1);
    if (work === '1') return new Exact(0);
    if (this.relief?.indSubstPatr === '2') return new Exact(this.relief.percRedContrib ?? 0).div(100);
    return new Exact(this.relief?.indSubstPatr === '1' ? 0 : 1);
  }

  /** Factor of Simples with both kinds of activities, 0 to 1; undefined without an S-1280 (PR-023). */
  get simplesFactor(): Exact | undefined {
    const percent = isAnnual13(this.#period) ? this.relief?.fator13 : this.relief?.fatorMes;
    return percent === undefined ? undefined : new Exact(percent).div(100);
  }
}
