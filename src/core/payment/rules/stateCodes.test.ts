import { describe, expect, test } from 'vitest';
import { stateCodes } from './stateCodes';

describe('stateCodes', () => {
  test('has the codes of states, territories, freely associated states and military addresses [ADDR-002]', () => {
    expect(stateCodes('US', '')).toHaveLength(62);
    expect(stateCodes('US', '')).toEqual(expect.arrayContaining(['MA', 'DC', 'PR', 'FM', 'MH', 'PW', 'AE']));
    expect(stateCodes('CA', '')).toContain('QC');
  });

  test.each([
    ['MA', ['MA']],
    ['ma', ['ma']],
    ['Massachusetts', ['MA', 'Massachusetts']],
  ])('the stored state %s is offered once, as it is spelled', (current, offered) => {
    expect(stateCodes('US', current).filter((code) => /^ma(ss.*)?$/i.test(code))).toEqual(offered);
  });
});
