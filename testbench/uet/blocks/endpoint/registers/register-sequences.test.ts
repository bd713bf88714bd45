import { describe } from 'vitest';
import { elaborateEntry } from '../../../../../rtl-gen/design-entry.ts';
import { datapathDesignNamed } from '../../../../../rtl-gen/uet/designs.ts';
import { registerDesigns, registeredEnd, registeredLink } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { linkControlName } from '../../../../../rtl-gen/uet/endpoint/line/registers/link-control.ts';
import { type LinkWindow, linkBases, linkTables } from '../../../../../rtl-gen/uet/endpoint/line/registers/link-map.ts';
import { endpointControlName } from '../../../../../rtl-gen/uet/endpoint/registers/endpoint-control.ts';
import {
  endpointWindows,
  type WindowName,
  windowNamesOf,
} from '../../../../../rtl-gen/uet/endpoint/registers/endpoint-windows.ts';
import { testRegisters } from '../../registers/register-sequences.ts';

/** The instances of register files that are not called after their window. */
const instances: Partial<Record<WindowName, string>> = {
  target: 'target_registers.registers',
  congestion: 'congestion',
  nscc: 'congestion.file',
  dcqcn: 'congestion.file',
  hpcc: 'congestion.file',
};

describe('registers of an endpoint do what their tables say', () => {
  for (const options of registerDesigns) {
    const name = endpointControlName(options);
    const files = windowNamesOf(options.tx.congestion ?? 'window', options.rx.ses !== undefined).map((window) => ({
      ...endpointWindows[window],
      instance: instances[window] ?? `${window}.registers`,
    }));
    testRegisters(name, elaborateEntry(datapathDesignNamed(name)), ...files);
  }
});

describe('registers of an end of a link do what their tables say', () => {
  const name = linkControlName(registeredLink.rx.bytes, registeredEnd);
  const links: Readonly<Record<LinkWindow, string>> = { retry: 'retry.file', credit: 'credit', store: 'store' };
  const files = Object.entries(linkTables(registeredLink.rx.bytes, registeredEnd)).map(([window, table]) => ({
    table,
    base: linkBases[window as LinkWindow],
    instance: links[window as LinkWindow],
  }));
  testRegisters(name, elaborateEntry(datapathDesignNamed(name)), ...files);
});
