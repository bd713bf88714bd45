/** The module of a regression's worker processes. */
import { runItem } from './run-item.ts';
import { serveItems } from './worker-process.ts';

serveItems(runItem);
