import { expect, test } from 'vitest';
import { FLOWS, flowOf, hasFlow, isCsrSession } from './flow';

test.each(['SAML', 'MVP', 'EDIV', 'HITOUCH', 'SOUTHWEST', 'CSR'] as const)(
  'the flow %s is recognised in any letter case [GEN-011]',
  (flow) => {
    expect(flowOf({ flowType: flow })).toBe(flow);
    expect(flowOf({ flowType: ` ${flow.toLowerCase()} ` })).toBe(flow);
    expect(FLOWS).toHaveLength(6);
  },
);

test.each([undefined, '', 'NORMAL', 'SAML2', 'toString'])(
  'flowType "%s" is not a special flow [GEN-011]',
  (flowType) => {
    expect(flowOf({ flowType })).toBeUndefined();
  },
);

test('a shop may have its own spellings of flows [GEN-011]', () => {
  const flowAliases = { 'hi-touch': 'HITOUCH', Managed: 'MVP', service: 'CSR' } as const;
  expect(flowOf({ flowType: 'Hi-Touch', flowAliases })).toBe('HITOUCH');
  expect(hasFlow({ flowType: 'managed', csrUserId: '', flowAliases }, 'MVP')).toBe(true);
  expect(isCsrSession({ flowType: 'Service', csrUserId: '', flowAliases })).toBe(true);
  expect(flowOf({ flowType: 'saml', flowAliases })).toBe('SAML');
});

test.each([
  ['', '', false],
  [undefined, undefined, false],
  [undefined, 'rep7', true],
  ['SAML', '', false],
  ['csr', '', true],
  ['', 'rep7', true],
  ['SAML', 'rep7', true],
])('flowType "%s" with the rep "%s" is a CSR session: %s [SESS-024]', (flowType, csrUserId, expected) => {
  expect(isCsrSession({ flowType, csrUserId })).toBe(expected);
  expect(hasFlow({ flowType, csrUserId }, 'CSR')).toBe(expected);
});

test('a SAML session with a rep still has the flow SAML [GEN-011, SESS-024]', () => {
  expect(hasFlow({ flowType: 'SAML', csrUserId: 'rep7' }, 'SAML')).toBe(true);
  expect(hasFlow({ flowType: 'SAML', csrUserId: 'rep7' }, 'MVP')).toBe(false);
});
