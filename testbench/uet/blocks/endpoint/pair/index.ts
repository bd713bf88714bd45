/** Runs of two endpoints: what they are, and their worlds. */
export { EndpointWorld, type WorldOptions } from './endpoint-world.ts';
export { makeWorld, runRight, runWorld, type Watch } from './run-world.ts';
export {
  badWeather,
  drawnRun,
  fairRun,
  fairWeather,
  lossyRun,
  rudAndRod,
  twoRudAndRod,
  weatherOf,
  willingOf,
} from './world-options.ts';
