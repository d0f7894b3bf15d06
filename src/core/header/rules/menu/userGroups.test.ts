import { describe, expect, test } from 'vitest';
import { createSession, type Session } from '../../../platform/rules/session/session';
import { overrideFor, USER_GROUPS, type UserGroup, userGroupsOf } from './userGroups';

const groups = (fields: Partial<Session>, isSBA = true) => userGroupsOf(createSession(fields), { isSBA });

const holding = (...codes: string[]): Partial<Session> => ({ permissionDetail: { groups: codes } });

const ramp4 = (values: string[]) => ({ webToggleList: [{ toggleName: 'SA_RAMP4', values }] });

const cases: [Partial<Session>, UserGroup[]][] = [
  [{}, ['GUEST']],
  [{ isLoggedIn: true }, ['LOGGEDIN']],
  [holding('G_ALP'), ['GUEST', 'LINKPLUS']],
  [holding('G_AL'), ['GUEST', 'LINK']],
  [holding('H_AL'), ['GUEST', 'LEGACY_APPROVER']],
  [holding('H_AG'), ['GUEST', 'GROUP_APPROVER']],
  [holding('G_BT2'), ['GUEST', 'BLUETARP']],
  [holding('G_BT2V'), ['GUEST', 'BLUETARP']],
  [holding('G_BT1'), ['GUEST', 'BILLTRUST']],
  [{ membershipDetail: { membershipProgram: 'SELECT' } }, ['GUEST', 'SELECT']],
  [{ membershipDetail: { membershipProgram: 'PREMIUM' } }, ['GUEST', 'PREMIUM']],
  [{ flowType: 'hi-touch', flowAliases: { 'Hi-Touch': 'HITOUCH' }, flags: ['PRISM'] }, ['GUEST', 'HITOUCH_PRISM']],
  [{ flowType: 'HITOUCH', flags: ['PRISM'] }, ['GUEST', 'HITOUCH_PRISM']],
  [{ flowType: 'HITOUCH', ...holding('G_PSE') }, ['GUEST', 'HITOUCH_PRINT']],
  [{ flags: ['PRISM'], ...holding('G_PSE') }, ['GUEST']],
  [{ isSpanishMode: true }, ['GUEST', 'SPANISH']],
];

describe('userGroupsOf', () => {
  test.each(cases)('the session %j has the groups %j [MENU-054]', (fields, expected) => {
    expect(groups(fields)).toEqual(expected);
  });

  test('CONSUMER is the last group of a user in a consumer shop [MENU-054]', () => {
    expect(groups({ isSpanishMode: true }, false)).toEqual(['GUEST', 'SPANISH', 'CONSUMER']);
    expect(USER_GROUPS.at(-1)).toBe('CONSUMER');
  });

  test('link plus users, and no others, also have LINKPLUS_SARAMP4 while SA_RAMP4 is on [MENU-055, MENU-053]', () => {
    expect(groups({ ...holding('G_ALP'), ...ramp4(['Y']) })).toEqual(['GUEST', 'LINKPLUS_SARAMP4', 'LINKPLUS']);
    expect(groups({ ...holding('G_ALP'), ...ramp4(['N']) })).toEqual(['GUEST', 'LINKPLUS']);
    expect(groups({ ...holding('G_AL'), ...ramp4(['Y']) })).toEqual(['GUEST', 'LINK']);
  });
});

describe('overrideFor', () => {
  const overrides = [
    { url: '/spanish', userGroups: ['spanish'] },
    { url: '/link', userGroups: ['LINK', ' linkplus '] },
    { url: '/in', userGroups: ['LOGGEDIN'] },
  ];

  test('the first entry that names any of the user’s groups applies [MENU-054]', () => {
    expect(overrideFor(overrides, ['LOGGEDIN', 'LINK'])).toEqual({ url: '/link', group: 'LINK' });
    expect(overrideFor(overrides, ['LOGGEDIN', 'LINKPLUS'])).toEqual({ url: '/link', group: 'LINKPLUS' });
    expect(overrideFor(overrides, ['LOGGEDIN', 'LINK', 'SPANISH'])).toEqual({ url: '/spanish', group: 'SPANISH' });
  });

  test('the entry of the user’s first group applies if the shop chooses the order of groups [MENU-054]', () => {
    expect(overrideFor(overrides, ['LOGGEDIN', 'LINK', 'SPANISH'], 'group')).toEqual({ url: '/in', group: 'LOGGEDIN' });
  });

  test('the LINKPLUS_SARAMP4 entry applies while SA_RAMP4 is on, and the LINKPLUS entry otherwise [MENU-055]', () => {
    const ofRamp = [
      { url: '/ramp4', userGroups: ['LINKPLUS_SARAMP4'] },
      { url: '/plus', userGroups: ['LINKPLUS'] },
    ];
    expect(overrideFor(ofRamp, groups({ ...holding('G_ALP'), ...ramp4(['Y']) }))?.url).toBe('/ramp4');
    expect(overrideFor(ofRamp, groups(holding('G_ALP')))?.url).toBe('/plus');
  });

  test('the LINKPLUS_SARAMP4 entry applies also if it comes after the one of LINKPLUS, but not before others [MENU-055]', () => {
    const ofRamp = [
      { url: '/plus', userGroups: ['LINKPLUS'] },
      { url: '/ramp4', userGroups: ['LINKPLUS_SARAMP4'] },
    ];
    const ramped = groups({ ...holding('G_ALP'), ...ramp4(['Y']), isLoggedIn: true });
    expect(overrideFor(ofRamp, ramped)?.url).toBe('/ramp4');
    expect(overrideFor([{ url: '/in', userGroups: ['LOGGEDIN'] }, ...ofRamp], ramped)?.url).toBe('/in');
    expect(overrideFor(ofRamp, groups(holding('G_ALP')))?.url).toBe('/plus');
  });

  test('no override applies if no group matches or the URL of the entry is empty [MENU-056]', () => {
    expect(overrideFor(overrides, ['GUEST'])).toBeUndefined();
    expect(overrideFor([], ['GUEST'])).toBeUndefined();
    expect(overrideFor([{ url: '', userGroups: ['GUEST'] }], ['GUEST'])).toBeUndefined();
  });
});
