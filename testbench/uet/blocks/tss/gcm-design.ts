/** The GCM engine of any settings, elaborated. */
import { type Design, elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { gcmEngine } from '../../../../rtl-gen/uet/tss/gcm/engine.ts';
import { gcmLanes } from '../../../../rtl-gen/uet/tss/gcm/lanes.ts';
import type { GcmSettings } from '../../../../rtl-gen/uet/tss/gcm/settings.ts';

export const gcmDesign = (settings: GcmSettings): Design =>
  settings.lanes === 1 ? elaborate(gcmEngine(settings)) : elaborate(gcmLanes(settings));
