/** The module of a regression's worker processes. Their argument is the project's place, as JSON. */
import { reopenProject } from '../../config/open-project.ts';
import { runItem } from './run-item.ts';
import { serveItems } from './worker-process.ts';

const project = reopenProject(JSON.parse(process.argv[2]!));
// It is awaited with the first item, whose answer tells of what goes wrong.
project.catch(() => {});

serveItems(async (item: Parameters<typeof runItem>[1]) => runItem(await project, item));
