import type { KeptAnswer, KeptFailures, ServiceRecords } from '../src/platform/service-records.ts';

/** Records of one test without a database. */
export function serviceRecordsInMemory(): ServiceRecords {
  const answers = new Map<string, KeptAnswer>();
  const failed = new Map<string, KeptFailures>();
  const keyOf = (service: string, question: string) => `${service}\n${question}`;
  return {
    findAnswer: async (service, question) => answers.get(keyOf(service, question)),
    async saveAnswer({ service, question, answer, freshUntil }) {
      answers.set(keyOf(service, question), { answer, freshUntil });
    },
    findFailures: async (service) => failed.get(service),
    async addFailure(service, { failuresToRest, restsUntil }) {
      const failures = (failed.get(service)?.failures ?? 0) + 1;
      failed.set(service, { failures, restsUntil: failures >= failuresToRest ? restsUntil : null });
    },
    async clearFailures(service) {
      failed.delete(service);
    },
  };
}
