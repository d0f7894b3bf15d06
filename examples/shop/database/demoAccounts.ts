/** An account to sign in with. Each is a customer of the data. */
export type DemoAccount = {
  login: string;
  customerId: string;
  userType: 'REGISTERED' | 'PR6' | 'PR7';
  tenant: 'COM' | 'SBA';
  permissions: string[];
  companyId?: string;
  about: string;
};

/** The password of all demo accounts. The sign-in page displays it. */
export const demoPassword = 'quire-demo';

export const demoAccounts: DemoAccount[] = [
  {
    login: 'william@quire.example',
    customerId: 'WB-21850',
    userType: 'REGISTERED',
    tenant: 'COM',
    permissions: [],
    about: 'a registered customer',
  },
  {
    login: 'chloris@quire.example',
    customerId: 'CK-12205',
    userType: 'PR6',
    tenant: 'COM',
    permissions: [],
    about: 'a member (PR6): saves 5% on every order',
  },
  {
    login: 'matt@quire.example',
    customerId: 'MA-17560',
    userType: 'PR7',
    tenant: 'COM',
    permissions: [],
    about: 'a member (PR7) with a home office: saves 5% on every order',
  },
  {
    login: 'jonathan@quire.example',
    customerId: 'JD-15895',
    userType: 'REGISTERED',
    tenant: 'SBA',
    permissions: ['G_BOP'],
    companyId: 'DOHERTY',
    about:
      'a business buyer: budget center and purchase order number are required, orders over $500 need approval; some products are blocked or off contract',
  },
  {
    login: 'sally@quire.example',
    customerId: 'SH-19975',
    userType: 'REGISTERED',
    tenant: 'SBA',
    permissions: ['G_IOC', 'G_BOP', 'H_AO', 'H_MU'],
    companyId: 'DOHERTY',
    about: 'an approver of the same business: needs no approval and may buy off contract',
  },
  {
    login: 'ken@quire.example',
    customerId: 'KB-16585',
    userType: 'REGISTERED',
    tenant: 'SBA',
    permissions: [],
    companyId: 'BLACK',
    about: 'a business buyer with one location: a purchase order release is required, a budget center may be given',
  },
  {
    login: 'helen@quire.example',
    customerId: 'HW-14935',
    userType: 'REGISTERED',
    tenant: 'SBA',
    permissions: ['G_BOP', 'H_AL'],
    companyId: 'DOHERTY',
    about: 'a second approver of that business: sees who was first to accept or decline an order',
  },
];
