import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
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
  const files = globSync('{apps,packages,e2e}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const place = file.replaceAll(path.sep, '/');
    return sourceRules
      .filter((rule) => rule.isBroken(place, text))
      .map(({ name, advice, detail }) => ({
        rule: name,
        where: place,
        advice: [detail?.(text), advice].filter(Boolean).join(' '),
      }));
  });
}

/**
 * Reads every import of apps/ and packages/ below `root` and returns the broken rules, each with its place and advice.
 * `dependencies` is the number of imports seen: zero means that nothing was read. `modules` is the import graph.
 */
export async function findViolations(
  root: string,
): Promise<{ dependencies: number; violations: Violation[]; modules: IModule[] }> {
  const result = await cruise(['apps', 'packages'], {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  });
  const { summary, modules } = result.output as ICruiseResult;
  return {
    dependencies: summary.totalDependenciesCruised ?? 0,
    violations: [...importViolations(summary), ...featureCycles(modules), ...sourceViolations(root)],
    modules,
  };
}

/** Prints the broken rules of the tree at `root` and returns whether there are none, with the import graph. */
export async function reportViolations(root: string): Promise<{ succeeded: boolean; modules: IModule[] }> {
  const { violations, dependencies, modules } = await findViolations(root);
  for (const { rule, where, advice } of violations) console.error(`\n${rule}\n  ${where}\n  ${advice}`);
  if (dependencies === 0) console.error('No import was seen: the rules read nothing.');
  console.error(`\n${violations.length} broken import rules, ${dependencies} imports read.`);
  return { succeeded: violations.length === 0 && dependencies > 0, modules };
}
