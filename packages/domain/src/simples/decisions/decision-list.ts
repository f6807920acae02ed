import { z } from 'zod';
import { choiceFilter, filter, parameter, textFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';

export const decisionScope = z.enum(['cliente', 'consultoria']);
export type DecisionScope = z.infer<typeof decisionScope>;

export const decisionScopeLabels: Record<DecisionScope, string> = {
  cliente: 'De um cliente',
  consultoria: 'De toda a consultoria',
};

export const decisionSituation = z.enum(['vigente', 'revogada', 'todas']);
export type DecisionSituation = z.infer<typeof decisionSituation>;

export const decisionSituationLabels: Record<DecisionSituation, string> = {
  vigente: 'Em vigor',
  revogada: 'Revogadas',
  todas: 'Em vigor e revogadas',
};

/** The list of decisions; without a choice it shows those in force. */
export const decisionList = listQuery(
  {
    q: textFilter({ maxLength: 100 }),
    situacao: filter({
      param: undefined,
      parameter: parameter(decisionSituation),
      read: (value): DecisionSituation => value ?? 'vigente',
      write: (value) => (value === 'vigente' ? undefined : value),
      wire: z.enum(['vigente', 'revogada']).optional(),
      send: (value) => (value === 'todas' ? undefined : value),
      chip: (value) => `Situação: ${decisionSituationLabels[value]}`,
      named: false,
    }),
    alcance: choiceFilter(decisionScope, { label: 'Alcance', labels: decisionScopeLabels }),
  },
  { pageSize: 50 },
);
export type DecisionFilters = ValuesOf<typeof decisionList.filters>;
