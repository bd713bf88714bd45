import { findProof } from '../registry.ts';
import { missing } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';

testProof(findProof('cbfc-port-limit'), [
  { what: 'channels that the sum leaves out', module: 'cbfc_port_sum', bug: missing('sum_0_0') },
]);
