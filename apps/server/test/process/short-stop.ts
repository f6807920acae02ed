import { stopLimits } from '../../src/stop-limits.ts';

// The product with less time for a stop, so that a test of what is cut off is not slow.
stopLimits.whole = 1;
await import('../../src/main.ts');
