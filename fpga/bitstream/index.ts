/** `gatewright/bitstream`: projects of boards, and their bitstreams where the tools are open. */

export { type BuildResult, build, type Routed, writeProject } from './build.ts';
export { designProject, type PlacedDesign, type Project, projectOf, type SelfTestProject } from './project.ts';
