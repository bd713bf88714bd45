/** Waves of a run, as pictures and files: what users of the package import. */
export { type Recorder, type Recording, record } from './recording.ts';
export { type WaveFileOptions, type WaveWriter, waveFile } from './wave-file.ts';
export { renderWaves, type WaveOptions } from './waveform-svg.ts';
