import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { featureCycles } from './feature-cycles.ts';
import { sourceRules, type Violation } from './source-rules.ts';

const { forbidden, options } = config;
const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]));

function importViolations(summary: ICruiseResult['summary']): Violation[] {
  return summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    where: [from, ...(cycle ? cycle.map((step) => step.name) : [to])].join(' → '),
    advice: comments.get(rule.name) ?? '',
  }));
}

function sourceViolations(root: string): Violation[] {
  const files = globSync('{apps,packages}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const place = file.replaceAll(path.sep, '/');
    return sourceRules
      .filter((rule) => rule.isBroken(place, text))
      .map(({ name, advice }) => ({ rule: name, where: place, advice }));
  });
}

/**
 * Every broken import rule of the tree at `root`, as rule, place and advice where the code should go.
 * `dependencies` says how many imports were seen: none means that nothing was read.
 */
export async function findViolations(root: string): Promise<{ dependencies: number; violations: Violation[] }> {
  const result = await cruise(['apps', 'packages'], {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  });
  const output = result.output as ICruiseResult;
  return {
    dependencies: output.summary.totalDependenciesCruised ?? 0,
    violations: [...importViolations(output.summary), ...featureCycles(output.modules), ...sourceViolations(root)],
  };
}
