import type { Day } from '@restitui/brazil/day.ts';
import { contractSteps } from './contract-steps.ts';
import { powerOfAttorneySteps } from './power-of-attorney-steps.ts';
import type { TimelineEvent } from './timeline-event.ts';
import type { TimelineFacts } from './timeline-facts.ts';
import { analysisSteps, creditSteps, documentSteps } from './work-steps.ts';

/**
 * Returns the timeline of one company as its owner sees it: first what waits for the owner, then newest first.
 * @param today the day in Brazil; decides what has ended and what is still to come
 */
export function buildTimeline(facts: TimelineFacts, today: Day): TimelineEvent[] {
  const events = [
    ...contractSteps(facts),
    ...powerOfAttorneySteps(facts.procuracao, today),
    ...documentSteps(facts.documents),
    ...analysisSteps(facts.analyses),
    ...creditSteps(facts.credits),
  ];
  return events.toSorted(
    (a, b) => Number(b.waits) - Number(a.waits) || b.date.localeCompare(a.date) || a.id.localeCompare(b.id),
  );
}
