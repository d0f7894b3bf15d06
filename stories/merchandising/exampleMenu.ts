/** A menu in the wire format, with a code of each kind [MENU-001]. */
export const EXAMPLE_MENU: readonly object[] = [
  item('Paper', '/paper', [], { items: [item('Copy paper', '/paper/copy'), item('My lists', '/lists', ['LOGGEDIN'])] }),
  item('Sign in', undefined, ['NO_LOGGEDIN'], { action: 'login', actionType: 'drawer', ActionLandingPage: '/login' }),
  item('Your account', '/account', ['LOGGEDIN'], {
    GroupOverrideURL: [
      { url: '/account/select', usergroups: ['SELECT'] },
      { url: '/cuenta', usergroups: ['SPANISH'] },
    ],
  }),
  item('Approvals', '/approvals', ['H_AO', 'H_AL', 'H_AG']),
  item('New deals', '/deals', ['NO_ASC', 'NO_TOGGLE_newDeals']),
  item('Elite rewards', '/rewards', ['26_LOYALTY_ELT', 'SEG_27']),
  item('Member prices', '/members', ['SELECT', 'PREMIUM']),
  item('Print and marketing', '/print', ['PRINTMKT', 'NO_MOBILE']),
  item('Scan in the store', '/scan', ['MOBILE_ONLY', 'NO_APP']),
  item('Punch out', '/punchout', ['FLOW_SAML']),
  item('Order the old way', '/classic', ['NO_SA_RAMP4', 'NO_CART']),
  item('Administration', undefined, [], { items: [item('Users', '/admin/users', ['H_MU'])] }),
  item('The club', '/club', ['CLUB']),
];

function item(headlinertext: string, url?: string, permissionlimit: string[] = [], more: object = {}): object {
  return { headliner: [{ headlinertext }], ...(url && { url }), permissionlimit, ...more };
}
