import { count } from 'drizzle-orm';
import { canApprove } from '../../shop/business/company';
import { type DemoAccount, demoAccounts, demoPassword } from '../../shop/database/demoAccounts';
import { demoBudgetCenters, demoCompanies, demoLocations } from '../../shop/database/demoCompanies';
import { readSuperstore } from '../../shop/database/superstore/readSuperstore';
import type { GatewayParts } from '../createGateway';
import type { Database } from '../database/openGateway';
import { budgetCenters, companies, members, shipToLocations } from '../database/schema';

type Buyer = DemoAccount & { companyId: string };

const buyers = demoAccounts.filter((account): account is Buyer => account.companyId !== undefined);

/**
 * Opens the companies of the reference shop, and an account at the engine for each of their buyers. Gateways that start
 * at once do it in turn, since the engine refuses to register an email twice at once.
 */
export function openCompanies({ gateway, engine }: GatewayParts): Promise<void> {
  return gateway.inTurn(['companies'], async (database) => {
    const [found] = await database.select({ members: count() }).from(members);
    if (found?.members === buyers.length) return;
    await database.transaction(fillCompanies);
    const names = new Map(readSuperstore().map((row) => [row['Customer ID'], row['Customer Name']]));
    for (const { login: email, customerId, companyId, permissions } of buyers) {
      const account = { name: names.get(customerId) ?? email, email, password: demoPassword };
      const signedIn = (await engine.register(account)) ?? (await engine.signIn(account));
      if (!signedIn) continue;
      const member = { customerId: signedIn.customer.id, companyId, isApprover: canApprove(permissions) };
      await database.insert(members).values(member).onConflictDoNothing();
    }
  });
}

async function fillCompanies(tx: Pick<Database, 'insert'>): Promise<void> {
  await tx.insert(companies).values(demoCompanies).onConflictDoNothing();
  await tx.insert(budgetCenters).values(demoBudgetCenters).onConflictDoNothing();
  await tx.insert(shipToLocations).values(demoLocations).onConflictDoNothing();
}
