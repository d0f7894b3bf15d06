import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/**
 * Ends a run with one plain line for programs: `12 passed, 0 failed`. A file that cannot be loaded and an error outside
 * of a test count as failed.
 */
export default class ReportTotals implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    console.log(totals(modules, errors.length));
  }
}

export function totals(modules: readonly Pick<TestModule, 'children' | 'errors'>[], errorsOutside: number): string {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const count = (state: string) => tests.filter((test) => test.result().state === state).length;
  const brokenModules = modules.filter((module) => module.errors().length > 0).length;
  return `${count('passed')} passed, ${count('failed') + brokenModules + errorsOutside} failed`;
}
