/** How long an edit takes to the first clock, measured in processes of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProjectPlace } from '../../config/project.ts';
import { execa } from '../../support/execa.ts';
import { median } from './statistics.ts';

/** From the elaborated design to the end of its first clock, in milliseconds. */
export interface FirstClock {
  /** In a process that has just started, with an empty cache on the disk. */
  readonly cold: number;
  /** The same design after an edit, in the same process: what does not depend on the design is ready. */
  readonly warm: number;
}

/** Repeated so often, unless that takes longer than the time below. */
const REPEATS = 5;
const SECONDS = 5;

/** The medians of up to five processes; of one where a build takes seconds. */
export async function firstClock(place: ProjectPlace, design: string, engine: string): Promise<FirstClock> {
  const found: FirstClock[] = [];
  const started = performance.now();
  while (found.length === 0 || (found.length < REPEATS && performance.now() - started < SECONDS * 1000)) {
    found.push(await inFreshProcess(place, design, engine));
  }
  return { cold: median(found.map((f) => f.cold)), warm: median(found.map((f) => f.warm)) };
}

async function inFreshProcess(place: ProjectPlace, design: string, engine: string): Promise<FirstClock> {
  const cache = mkdtempSync(join(tmpdir(), 'gatewright-cold-'));
  try {
    const script = fileURLToPath(new URL('./first-clock-child.ts', import.meta.url));
    const args = [script, JSON.stringify(place), design, engine];
    const { stdout } = await execa(process.execPath, args, { env: { GATEWRIGHT_CACHE: cache } });
    return JSON.parse(stdout) as FirstClock;
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}
