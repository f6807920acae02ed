import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Tables that the alert on a missing fee is derived from; a client that is inserted has no money yet. */
const isWrite = /\.(insert|update|delete)\((credits|refundRequests|analysisRequests)\)|\.(update|delete)\(clients\)/;

/** Writes that cannot change which fees are missing. */
const withoutAlert: Record<string, string> = {
  'accounts/users/use-cases/transfer-clients.ts': 'Changes who is responsible for clients',
  'agreements/lifecycle/use-cases/complete-missing-data.ts': 'Fills empty contact and bank fields of a client',
  'crm/client-selection/use-cases/set-responsible-of-selection.ts': 'Changes who is responsible for clients',
  'crm/clients/use-cases/transfer-client.ts': 'Changes who is responsible for a client',
  'recovery/credits/use-cases/add-credit.ts': 'Adds a credit without a month, which is of no payment',
  'recovery/file-analyses/use-cases/apply-file-analysis.ts': 'Adds unpaid credits to months that have none',
};

const features = path.join(import.meta.dirname, '../src/features');
const files = globSync('**/*.ts', { cwd: features }).filter((file) => !file.endsWith('.test.ts'));

/** Top-level functions by `file name`, each with its text. */
const functions = new Map<string, string>();
/** Functions that the names in a file refer to, of this or of an imported file. */
const names = new Map<string, Map<string, string>>();

for (const file of files) {
  const text = readFileSync(path.join(features, file), 'utf8');
  const ofFile = new Map<string, string>();
  names.set(file, ofFile);
  for (const [, imported = '', from = ''] of text.matchAll(/^import \{([^}]*)\} from '(\.[^']*)';/gm)) {
    const target = path.join(path.dirname(file), from);
    for (const name of imported.split(',').map((one) => one.trim())) {
      const [exported = '', local = exported] = name.split(' as ');
      if (exported && !exported.startsWith('type ')) ofFile.set(local, `${target} ${exported}`);
    }
  }
  for (const part of text.split(/^(?=(?:export )?(?:(?:async )?function|const) \w)/m)) {
    const [, name] = /^(?:export )?(?:(?:async )?function|const) (\w+)/.exec(part) ?? [];
    if (!name) continue;
    ofFile.set(name, `${file} ${name}`);
    functions.set(`${file} ${name}`, part);
  }
}

/** Returns the functions that a function uses, directly and through others. */
function reachedFrom(start: string): Set<string> {
  const reached = new Set([start]);
  for (const place of reached) {
    const ofFile = names.get(place.split(' ')[0] ?? '');
    for (const [word] of functions.get(place)?.matchAll(/\b\w+\b/g) ?? []) {
      const used = ofFile?.get(word);
      if (used && functions.has(used)) reached.add(used);
    }
  }
  return reached;
}

const entries = [...functions.keys()].filter((place) => /\/(use-cases|jobs)\//.test(place));
const writing = entries
  .map((place) => ({ file: place.split(' ')[0] ?? '', reached: [...reachedFrom(place)] }))
  .filter(({ reached }) => reached.some((place) => isWrite.test(functions.get(place) ?? '')));
const filesOf = (all: typeof writing) => [...new Set(all.map(({ file }) => file))].toSorted();

it('finds the writes of credits, requests and clients', { tags: ['D-27', 'D-35'] }, () => {
  expect(filesOf(writing)).toEqual(
    expect.arrayContaining([
      'crm/clients/use-cases/update-client.ts',
      'recovery/credits/use-cases/delete-credit.ts',
      'recovery/credits/use-cases/save-credit.ts',
      'simples/payment-fees/use-cases/book-payment-fees.ts',
      'simples/refund-requests/use-cases/save-refund-steps.ts',
    ]),
  );
});

it('synchronizes the alerts on fees after each of them', { tags: ['D-27', 'D-35'] }, () => {
  const inStep = writing.filter(({ reached }) => reached.some((place) => place.endsWith(' syncFeeAlerts')));
  const synchronized = new Set(filesOf(inStep));
  expect(filesOf(writing).filter((file) => !synchronized.has(file))).toEqual(Object.keys(withoutAlert).toSorted());
});
