import { nsccOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { nicOptions } from '../../../../rtl-gen/uet/host/designs.ts';
import { type HostOptions, uetHost } from '../../../../rtl-gen/uet/host/uet-host.ts';
import { uetNic } from '../../../../rtl-gen/uet/host/uet-nic.ts';
import { describe, elaborate, hwTest } from '../vitest-kit.ts';
import { hostProperty } from './host-property.ts';
import { nicProperty } from './nic-property.ts';

const options = (bytes: 16 | 32 | 64): HostOptions => ({
  bytes,
  address: 64,
  queues: bytes === 32 ? 1 : 8,
  readBytes: 8192,
  clocksPerMicrosecond: 20,
});

describe('the host side', () => {
  for (const bytes of [16, 32, 64] as const) {
    const design = elaborate(uetHost(options(bytes)));
    hwTest(
      `entries to messages, bytes and completions to memory, ${bytes} bytes a clock`,
      { design, seeds: 3 },
      hostProperty(options(bytes), 3000),
    );
  }
});

describe('a NIC', () => {
  const design = elaborate(uetNic(nicOptions));
  hwTest('sends from host memory to host memory', { design, seeds: 2 }, nicProperty(nicOptions, 1000));

  const withNscc = { ...nicOptions, endpoint: nsccOptions(64) };
  const controlled = elaborate(uetNic(withNscc));
  hwTest(
    'does the same with NSCC, whose registers its driver sets',
    { design: controlled, seeds: 2 },
    nicProperty(withNscc, 1000),
  );
});
