/**
 * A program that runs, or goes on with, a regression of toys in the folder that it is given, to be killed meanwhile.
 */
import type { Header } from '../identity.ts';
import type { ItemResult } from '../item.ts';
import { readJournal } from '../journal.ts';
import { runRegression } from '../regression.ts';
import { toyHeader, toyItems, toyWorker } from './toy.ts';

const [folder, count] = process.argv.slice(2);
const resume = readJournal<Header, ItemResult>(folder!);
const items = toyItems(Number(count));
await runRegression(toyHeader, items, { folder: folder!, resume, jobs: 2, limit: 60, worker: toyWorker });
