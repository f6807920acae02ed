import type { Queue } from 'pg-boss';

/** Returns the queue for jobs whose retries are used up, so that the failure can be reported. */
export const endedQueue = (name: string) => `${name}-ended`;

function withEnd(queue: Queue): Queue[] {
  const deadLetter = endedQueue(queue.name);
  return [
    { name: deadLetter, retryLimit: 10, retryDelay: 30, expireInSeconds: 120 },
    { ...queue, deadLetter },
  ];
}

const day = 24 * 3600;

/**
 * Returns the queue of work that is repeated for every tenant: one job of the schedule and one for each tenant at a time.
 * Ended jobs are kept for a day only, because a thousand tenants have hundreds of thousands a day.
 */
function sweep(queue: Queue): Queue {
  return { policy: 'exclusive', deleteAfterSeconds: day, ...queue };
}

/** All queues. A missing heartbeat reveals a dead worker; its job is then retried. */
export const jobQueues: readonly Queue[] = [
  ...withEnd({
    name: 'simples-analysis',
    retryLimit: 3,
    retryDelay: 5,
    expireInSeconds: 4 * 3600,
    heartbeatSeconds: 30,
  }),
  ...withEnd({
    name: 'simples-effect',
    retryLimit: 3,
    retryDelay: 5,
    expireInSeconds: 12 * 3600,
    heartbeatSeconds: 30,
  }),
  ...withEnd({
    name: 'note-authenticity',
    retryLimit: 3,
    retryDelay: 5,
    expireInSeconds: 4 * 3600,
    heartbeatSeconds: 30,
  }),
  ...withEnd({
    name: 'simples-dossier',
    retryLimit: 3,
    retryDelay: 5,
    expireInSeconds: 2 * 3600,
    heartbeatSeconds: 30,
  }),
  ...withEnd({
    name: 'notes-sheet',
    retryLimit: 3,
    retryDelay: 5,
    expireInSeconds: 2 * 3600,
    heartbeatSeconds: 30,
  }),
  ...withEnd({
    name: 'file-analysis-dossier',
    retryLimit: 3,
    retryDelay: 5,
    expireInSeconds: 2 * 3600,
    heartbeatSeconds: 30,
  }),
  ...withEnd({
    name: 'file-analysis',
    retryLimit: 3,
    retryDelay: 5,
    expireInSeconds: 4 * 3600,
    heartbeatSeconds: 30,
  }),
  ...withEnd({ name: 'sample-company', retryLimit: 3, retryDelay: 5, expireInSeconds: 120 }),
  ...withEnd({
    name: 'client-export',
    retryLimit: 3,
    retryDelay: 5,
    expireInSeconds: 3600,
    heartbeatSeconds: 30,
  }),
  { name: 'portfolio-import', retryLimit: 3, retryDelay: 5, expireInSeconds: 3600, heartbeatSeconds: 30 },
  {
    name: 'seal-agreement',
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 600,
    heartbeatSeconds: 30,
  },
  ...withEnd({ name: 'send-message', retryLimit: 6, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 }),
  { name: 'password-request', retryLimit: 3, retryDelay: 5, expireInSeconds: 120 },
  // The bank takes seconds; an answer missing after a minute is fetched by the next poll.
  { name: 'boleto-check', retryLimit: 20, retryDelay: 2, expireInSeconds: 120 },
  sweep({
    name: 'boleto-poll',
    retryLimit: 1,
    retryDelay: 60,
    expireInSeconds: 1800,
    heartbeatSeconds: 60,
  }),
  // One job at a time: further ones are not enqueued while it waits or runs.
  sweep({
    name: 'alert-sweep',
    retryLimit: 3,
    retryDelay: 60,
    expireInSeconds: 3600,
    heartbeatSeconds: 60,
  }),
  sweep({
    name: 'anchor-evidence',
    retryLimit: 3,
    retryDelay: 60,
    expireInSeconds: 3600,
    heartbeatSeconds: 60,
  }),
  sweep({
    name: 'chain-activity',
    retryLimit: 1,
    retryDelay: 10,
    expireInSeconds: 600,
    heartbeatSeconds: 60,
  }),
  // One job at a time: hours that pass while it runs are covered by it.
  sweep({
    name: 'contract-reminders',
    retryLimit: 3,
    retryDelay: 60,
    expireInSeconds: 3000,
    heartbeatSeconds: 60,
  }),
  sweep({
    name: 'agreement-expiry',
    retryLimit: 3,
    retryDelay: 60,
    expireInSeconds: 3000,
    heartbeatSeconds: 60,
  }),
  sweep({
    name: 'unfinished-templates',
    retryLimit: 3,
    retryDelay: 60,
    expireInSeconds: 600,
    heartbeatSeconds: 60,
  }),
  // One job at a time: two days of a slow backup do not write at once.
  ...withEnd({
    name: 'backup',
    policy: 'exclusive',
    retryLimit: 2,
    retryDelay: 300,
    expireInSeconds: 12 * 3600,
    heartbeatSeconds: 60,
  }),
  { name: 'erase-person', retryLimit: 5, retryDelay: 30, retryBackoff: true, expireInSeconds: 600 },
  sweep({
    name: 'privacy-sweep',
    retryLimit: 3,
    retryDelay: 60,
    expireInSeconds: 3600,
    heartbeatSeconds: 60,
  }),
  sweep({
    name: 'file-sweep',
    retryLimit: 3,
    retryDelay: 60,
    expireInSeconds: 3600,
    heartbeatSeconds: 60,
  }),
];
