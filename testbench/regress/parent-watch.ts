/** A thread of a worker process: ends the process, with all that it began, when the process that began it is gone. */
import { workerData } from 'node:worker_threads';

/** Milliseconds between two looks. */
const LOOK = 300;

setInterval(() => {
  // A process whose parent has ended gets another one. It leads its group: see `ItemProcess`.
  if (process.ppid !== workerData) process.kill(-process.pid, 'SIGKILL');
}, LOOK);
