import { runInLanes } from './run-in-lanes.ts';
import { typeChecks } from './type-checks.ts';

const succeeded = await runInLanes([['types', typeChecks]]);
process.exitCode = succeeded.get('types') ? 0 : 1;
