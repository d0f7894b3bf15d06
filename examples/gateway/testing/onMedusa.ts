import { beforeAll, describe, inject, onTestFinished } from 'vitest';
import { anAdministrator } from './anAdministrator';
import type { TestMedusa } from './globalSetup';
import { lossyEngine, openTestGateway } from './openTestGateway';

type TestGateway = Awaited<ReturnType<typeof openTestGateway>>;

/** A gateway on the engine of this worker. */
type OnMedusa = TestGateway & {
  medusa: TestMedusa;
  admin: Awaited<ReturnType<typeof anAdministrator>>;
  /** Another process of the same shop, until the test ends. */
  another(): Promise<TestGateway>;
  /** One whose connection to the engine loses answers, until the test ends. */
  losing(): Promise<TestGateway & Pick<Awaited<ReturnType<typeof lossyEngine>>, 'loseNext'>>;
};

const medusas = inject('medusas');
/** The engine of this worker; undefined where none can be installed. */
export const medusa = medusas?.[Number(process.env['VITEST_POOL_ID']) - 1];
if (medusas && !medusa) throw new Error(`there is no engine for worker ${process.env['VITEST_POOL_ID']}`);

/**
 * Tests that share a gateway on the engine, and are skipped where it cannot be installed. `stock` is what they find of
 * the products that others have ordered. The fields of `open` are available once the tests run.
 */
export function onMedusa(name: string, stock: Record<string, number>, tests: (open: OnMedusa) => void): void {
  describe.runIf(medusa)(name, () => {
    const open = {} as OnMedusa;
    beforeAll(async () => {
      if (!medusa) return undefined;
      const admin = await anAdministrator(medusa.baseUrl);
      for (const [sku, units] of Object.entries(stock)) await admin.stock(sku, units);
      const another = () => closedAfterTest(openTestGateway(medusa));
      const losing = async () => {
        const { loseNext, baseUrl, close } = await lossyEngine(medusa);
        onTestFinished(close);
        return { ...(await closedAfterTest(openTestGateway({ ...medusa, baseUrl }))), loseNext };
      };
      const opened = await openTestGateway(medusa);
      Object.assign(open, opened, { medusa, admin, another, losing });
      return opened.close;
    });
    tests(open);
  });
}

async function closedAfterTest(opening: Promise<TestGateway>): Promise<TestGateway> {
  const gateway = await opening;
  onTestFinished(gateway.close);
  return gateway;
}
