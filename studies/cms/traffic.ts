/** The traffic of the study, which is that of the runs of uet-htsim; read from copies of its files. */
import { readFileSync } from 'node:fs';
import { inProject } from '../../support/project.ts';
import type { FlowSpec } from './flow.ts';

/** `inputs` holds `SOURCE->DESTINATION id N start US size BYTES` a line. */
export function trafficOf(name: string): readonly FlowSpec[] {
  const text = readFileSync(inProject('studies', 'cms', 'inputs', `${name}.cm`), 'utf8');
  return [...text.matchAll(/^(\d+)->(\d+) id (\d+) start (\d+) size (\d+)$/gm)].map((match) => {
    const [source, destination, id, start, size] = match.slice(1).map(Number);
    return { id: id!, source: source!, destination: destination!, start: start! * 1e6, size: size! };
  });
}
