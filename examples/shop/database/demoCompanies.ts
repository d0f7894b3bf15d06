import type { budgetCenters, companies, shipToLocations } from './schema';
import { cityAndStateOf } from './stores';

/** The companies of the demo accounts. */
export const demoCompanies: (typeof companies.$inferInsert)[] = [
  {
    id: 'DOHERTY',
    name: 'Doherty & Hughsby',
    budgetCenterDemand: 'required',
    poNumberDemand: 'required',
    poReleaseDemand: 'optional',
    isMandatory: true,
    approvalOver: 50_000,
    takesNewLocations: true,
  },
  {
    id: 'BLACK',
    name: 'Black Consulting',
    budgetCenterDemand: 'optional',
    poNumberDemand: 'off',
    poReleaseDemand: 'required',
    isMandatory: true,
    approvalOver: null,
    takesNewLocations: false,
  },
];

/** Cents a month. The training budget is small, so that it can be exceeded. */
export const demoBudgetCenters: (typeof budgetCenters.$inferInsert)[] = [
  { companyId: 'DOHERTY', name: 'Facilities', monthlyBudget: 1_000_000 },
  { companyId: 'DOHERTY', name: 'Marketing', monthlyBudget: 250_000 },
  { companyId: 'DOHERTY', name: 'Training', monthlyBudget: 5_000 },
  { companyId: 'DOHERTY', name: 'Management', monthlyBudget: null },
  { companyId: 'BLACK', name: 'Office', monthlyBudget: 100_000 },
];

const addresses: [companyId: string, name: string, address1: string, address2: string, zipCode: string][] = [
  ['DOHERTY', 'Head office', '200 West 79th Street', 'Floor 3', '10024'],
  ['DOHERTY', 'Warehouse', '1411 North 22nd Street', '', '19121'],
  ['BLACK', 'Studio', '9100 Piscataway Road', '', '20735'],
];

export const demoLocations: (typeof shipToLocations.$inferInsert)[] = addresses.map(
  ([companyId, name, address1, address2, zipCode]) => ({
    companyId,
    name,
    address1,
    address2,
    zipCode,
    phone: '2125550123',
    ...cityAndStateOf(zipCode),
  }),
);
