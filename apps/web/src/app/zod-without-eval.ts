import { z } from 'zod';

// A module of its own, imported first: the first schema that is built would try eval, which the content policy refuses and
// browsers report.
z.config({ jitless: true });
