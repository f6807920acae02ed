import type { Day } from '@restitui/brazil/day.ts';
import { contractSteps } from './contract-steps.ts';
import { feeReturnEvents } from './fee-return-events.ts';
import { paymentEvents } from './payment-events.ts';
import { powerOfAttorneySteps } from './power-of-attorney-steps.ts';
import type { TimelineEvent } from './timeline-event.ts';
import type { TimelineFacts } from './timeline-facts.ts';
import { analysisSteps, creditSteps, documentSteps, requestSteps } from './work-steps.ts';

/**
 * Returns the timeline of one company as its owner sees it: first what waits for the owner, beginning with contracts to
 * sign because the work depends on them, then newest first.
 * @param today the day in Brazil; decides what has ended and what is still to come
 */
export function buildTimeline(facts: TimelineFacts, today: Day): TimelineEvent[] {
  const events = [
    ...contractSteps(facts, today),
    ...powerOfAttorneySteps(facts.procuracao, today),
    ...documentSteps(facts.documents),
    ...requestSteps(facts.requests),
    ...analysisSteps(facts.analyses),
    ...creditSteps(facts.credits, today),
    ...paymentEvents(facts.payments),
    ...feeReturnEvents(facts.feeReturns),
  ];
  return events.toSorted(
    (a, b) => urgencyOf(b) - urgencyOf(a) || b.date.localeCompare(a.date) || a.id.localeCompare(b.id),
  );
}

function urgencyOf({ waits, agreement }: TimelineEvent): number {
  return waits ? (agreement === undefined ? 1 : 2) : 0;
}
